#!/bin/sh
# Renders and encodes clips: sh renders/clip.sh <slug> ... ; frames are kept in renders/frames/<slug>.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
media=$here/../apps/web/public/media
for slug in "$@"; do
  frames=$here/frames/$slug
  rm -rf "$frames"
  nice -n 19 blender -b --factory-startup -P "$here/exercise_clip.py" -- "$slug" "$frames" --samples "${SAMPLES:-8}" | grep "moving window"
  module=$here/exercises/$(echo "$slug" | tr - _).py
  RATE=$(sed -n 's/^RATE = //p' "$module") sh "$here/encode_clips.sh" "$frames" "$slug" "$media"
done
