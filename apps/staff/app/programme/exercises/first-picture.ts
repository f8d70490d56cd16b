import { CLIP_POSTER } from '@lifted/domain/desk/clip-file';

/** A clip as this browser plays it: its length in seconds and the picture it begins with. */
interface PlayedClip {
  readonly seconds: number;
  readonly picture: Blob;
}

const QUALITY = 0.9;

/** Plays the beginning of a file; null where the browser cannot. */
export async function firstPicture(file: Blob): Promise<PlayedClip | null> {
  const address = URL.createObjectURL(file);
  const clip = document.createElement('video');
  clip.muted = true;
  clip.preload = 'auto';
  clip.playsInline = true;
  try {
    const isPlayable = await new Promise<boolean>((resolve) => {
      clip.addEventListener('loadeddata', () => resolve(true), { once: true });
      clip.addEventListener('error', () => resolve(false), { once: true });
      clip.src = address;
    });
    const picture = isPlayable ? await drawn(clip) : null;
    return picture === null ? null : { seconds: clip.duration, picture };
  } finally {
    clip.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

/** What the clip shows now, cut to the shape of the still picture. */
async function drawn(clip: HTMLVideoElement): Promise<Blob | null> {
  const { width, height } = CLIP_POSTER;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null || clip.videoWidth === 0) return null;
  const scale = Math.max(width / clip.videoWidth, height / clip.videoHeight);
  const [wide, high] = [clip.videoWidth * scale, clip.videoHeight * scale];
  context.drawImage(clip, (width - wide) / 2, (height - high) / 2, wide, high);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
