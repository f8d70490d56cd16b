/** Of the longer edge in pixels; the server makes pictures smaller still. */
const LONGEST_EDGE_PX = 1600;
/** Below this a file is sent as it is. */
const SMALL_FILE_BYTES = 300_000;
const QUALITY = 0.92;

/** What a picture is sent as; PNG keeps what lets through. */
type SentAs = 'image/jpeg' | 'image/png';

/**
 * A photograph made small enough to be sent by a phone in a second. A file this browser cannot draw is returned as it is: the
 * server says what is wrong with it.
 */
export async function reducedPicture(file: Blob, sentAs: SentAs = 'image/jpeg'): Promise<Blob> {
  if (file.size <= SMALL_FILE_BYTES) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = Math.min(1, LONGEST_EDGE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return file;
  if (sentAs === 'image/jpeg') {
    // It has no transparency: what lets through becomes white instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const reduced = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, sentAs, QUALITY));
  return reduced ?? file;
}

/** The bytes of a file in base64. */
export async function inBase64(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
