/** Reads the text of a code in a picture of the camera; null while there is none. */
export type ReadCode = (picture: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    /** In browsers that read codes themselves, such as Chrome on Android. */
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): Detector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

const QR = 'qr_code';

/** The browser's own reader of codes where it has one, else ours, which is WebAssembly and fetched when it is needed. */
export async function openCodeReader(): Promise<ReadCode> {
  const detector = (await ownDetector()) ?? (await fetchedDetector());
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function ownDetector(): Promise<Detector | null> {
  const Own = window.BarcodeDetector;
  const canRead = (await Own?.getSupportedFormats())?.includes(QR) ?? false;
  return Own !== undefined && canRead ? new Own({ formats: [QR] }) : null;
}

async function fetchedDetector(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: [QR] });
}
