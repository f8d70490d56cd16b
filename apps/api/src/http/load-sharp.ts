/** Loaded with the first picture that is put together: its library takes 12 MB, which most processes never need. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one thread, and nothing remembered between two: uploads are rare.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
