/** How long the browser may take to read the file; its URL is revoked afterwards. */
const READ_WITHIN_MS = 60_000;

/** Offers a file from memory as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
