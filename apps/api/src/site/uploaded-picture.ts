/** Reads an uploaded picture by its address; undefined: there is none (any more). */
export type ReadPicture = (address: string) => Promise<Buffer | undefined>;

/** A picture of the profile, read when it is drawn with. */
export type UploadedPicture = () => Promise<Buffer | undefined>;

/** Undefined where the profile has none of its own. */
export function uploaded(address: string | undefined, read: ReadPicture): UploadedPicture | undefined {
  return address === undefined || address === '' ? undefined : () => read(address);
}
