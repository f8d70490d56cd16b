const PNG = 'image/png';

/** What became of a picture. `dismissed`: the person closed the device's sheet. */
export type Shared = 'shared' | 'dismissed' | 'saved' | 'failed';

/** Whether this browser passes files on to other apps. */
export function canShareFiles(): boolean {
  const probe = new File([], 'picture.png', { type: PNG });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

/**
 * Passes a drawn picture to the device's own sheet for sharing, or saves it as a download where there is none. Nothing
 * goes over the network.
 */
export async function sharePicture(
  canvas: HTMLCanvasElement,
  { name, title }: { readonly name: string; readonly title: string },
): Promise<Shared> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PNG));
  if (blob === null) return 'failed';
  const file = new File([blob], name, { type: PNG });
  if (!canShareFiles()) return saved(file);
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'dismissed' : saved(file);
  }
}

function saved(file: File): Shared {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has its own hold of the file once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 0);
  return 'saved';
}
