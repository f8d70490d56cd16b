/** What the bench and the process that sends its load say to each other. */
import { Type, type Static } from 'typebox';
import { Cast } from './cast.ts';
import { KINDS } from './evening-of-a-studio.ts';

/** A stage of the load: this many requests a second, spread over the servers in turns. */
export const Stage = Type.Object({
  origins: Type.Array(Type.String()),
  seconds: Type.Number(),
  perSecond: Type.Number(),
});
export type Stage = Static<typeof Stage>;

export const LoadOrder = Type.Union([
  Type.Object({ kind: Type.Literal('cast'), cast: Cast }),
  Type.Object({ kind: Type.Literal('stage'), stage: Stage }),
]);
export type LoadOrder = Static<typeof LoadOrder>;

const KindResult = Type.Object({
  kind: Type.Enum([...KINDS], { type: 'string' }),
  asked: Type.Integer(),
  p50Ms: Type.Number(),
  p99Ms: Type.Number(),
  /** Right answers that say no, such as that a class is full. */
  refused: Type.Integer(),
  failures: Type.Integer(),
});
export type KindResult = Static<typeof KindResult>;

export const StageResult = Type.Object({
  askedPerSecond: Type.Number(),
  /** Answered before the stage was over. */
  achievedPerSecond: Type.Number(),
  kinds: Type.Array(KindResult),
  /** What the first failures were. */
  examples: Type.Array(Type.String()),
});
export type StageResult = Static<typeof StageResult>;

export const LoadNews = Type.Union([
  Type.Object({ kind: Type.Literal('ready') }),
  Type.Object({ kind: Type.Literal('done'), result: StageResult }),
  Type.Object({ kind: Type.Literal('failed'), message: Type.String() }),
]);
export type LoadNews = Static<typeof LoadNews>;
