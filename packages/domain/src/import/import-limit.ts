const MEBIBYTE = 1024 * 1024;

/** All files of one import in a browser together, before they are packed. */
export const IMPORT_LIMIT_BYTES = 32 * MEBIBYTE;
