/** The result of work, or what `late` answers when the work takes longer than this. */
export async function withinTime<Result, Late>(
  work: Promise<Result>,
  longestMs: number,
  late: () => Late,
): Promise<Result | Late> {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestMs);
  try {
    return await Promise.race([work, tooLate.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
