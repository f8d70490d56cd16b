#!/bin/sh
# Renders and encodes clips: sh renders/clip.sh <slug> ... ; frames are kept in renders/frames/<slug>. THREADS limits the cores (0: all), OPTIONS go to exercise_clip.py, MEDIA is the folder to write to.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
media=${MEDIA:-$here/../apps/web/public/media}
for slug in "$@"; do
  frames=$here/frames/$slug
  rm -rf "$frames"
  nice -n 15 blender -t "${THREADS:-0}" -b --factory-startup -P "$here/exercise_clip.py" -- "$slug" "$frames" ${OPTIONS:-} | grep "frames in"
  module=$here/exercises/$(echo "$slug" | tr - _).py
  RATE=$(sed -n 's/^RATE = //p' "$module") sh "$here/encode_clips.sh" "$frames" "$slug" "$media"
done
