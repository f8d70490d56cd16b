#!/bin/sh
# Turns rendered frames into the looping clip and its poster:
#   sh encode_clips.sh <frames-folder> <slug> <media-folder> [largest-bytes]
# RATE in the environment is the frame rate. The frames run forth and back, so the loop is seamless. Quality falls step by step until the size fits.
set -eu
frames=$1; slug=$2; out=$3/exercises; limit=${4:-60000}
mkdir -p "$out"
count=$(ls "$frames" | grep -c '\.png$')
loop="[0]split[a][b];[b]reverse,trim=start_frame=1:end_frame=$((count - 1)),setpts=PTS-STARTPTS[back];[a][back]concat=n=2"
for quality in 23 25 27 29 31 33 35; do
  ffmpeg -v error -y -framerate "${RATE:-20}" -i "$frames/%03d.png" \
    -filter_complex "$loop,hqdn3d=2:2:6:6,scale=480:480:flags=lanczos,format=yuv420p" \
    -c:v libx264 -preset veryslow -tune animation -crf "$quality" -movflags +faststart -an "$out/$slug.mp4"
  [ "$(wc -c < "$out/$slug.mp4")" -le "$limit" ] && break
done
for quality in 82 76 70 64 58 50; do
  cwebp -quiet -m 6 -sharp_yuv -q "$quality" -resize 480 480 "$frames/000.png" -o "$out/$slug.webp"
  [ "$(wc -c < "$out/$slug.webp")" -le 20000 ] && break
done
ls -l "$out/$slug.mp4" "$out/$slug.webp"
