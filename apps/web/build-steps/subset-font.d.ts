declare module 'subset-font' {
  interface AxisRange {
    readonly min: number;
    readonly max: number;
    readonly default?: number;
  }
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly noHinting?: boolean;
    /** OpenType features to keep; all others go. */
    readonly keepFeatures?: readonly string[];
    /** A number pins the axis, a range keeps it variable within the limits. */
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
