import { CLIP_SENTENCES } from '@lifted/domain/desk/clip-sentences';
import type { ClipFault } from '@lifted/domain/desk/clip-verdict';
import { type Refusal, refusedField, refusing, type Sentence } from '../../http/errors/refusal.ts';

/** The refusal of an upload above the limit of its call. */
export const clipTooLarge = refusing('body_too_large', CLIP_SENTENCES.tooLarge);

const FAULTS: Readonly<Record<ClipFault, Sentence>> = {
  too_large: CLIP_SENTENCES.tooLarge,
  quicktime: {
    en: 'This is a QuickTime film (MOV), which not every browser plays. Please save it as MP4.',
    de: 'Das ist ein QuickTime-Film (MOV), den nicht jeder Browser abspielt. Speichere ihn bitte als MP4.',
  },
  unknown: {
    en: 'This is no clip we can show. Please choose an MP4 or WebM file.',
    de: 'Diesen Clip können wir nicht zeigen. Nimm bitte eine Datei in MP4 oder WebM.',
  },
  damaged: {
    en: 'The clip is damaged or not complete. Please save it again, and choose that file.',
    de: 'Der Clip ist beschädigt oder unvollständig. Speichere ihn bitte neu und nimm diese Datei.',
  },
  codec: {
    en: 'Not every browser plays this clip. Please save it as MP4 with H.264.',
    de: 'Diesen Clip spielt nicht jeder Browser ab. Speichere ihn bitte als MP4 mit H.264.',
  },
  no_length: {
    en: 'The clip does not say how long it is. Please save it again, as MP4 or WebM.',
    de: 'Der Clip sagt nicht, wie lang er ist. Speichere ihn bitte neu, als MP4 oder WebM.',
  },
  too_long: CLIP_SENTENCES.tooLong,
};

export const clipRefused = (fault: ClipFault): Refusal => refusedField('data', FAULTS[fault]);

/** The refusal of a still picture that cannot be read. */
export const posterRefused = (): Refusal =>
  refusedField('poster', {
    en: 'The clip’s first picture cannot be read. Please choose another clip.',
    de: 'Das erste Bild des Clips lässt sich nicht lesen. Nimm bitte einen anderen Clip.',
  });

/** The refusal while no more clips fit. */
export const clipsFull = (): Refusal =>
  refusedField('data', {
    en: 'There is no room for more clips. Those nobody uses are deleted after 30 days; please try again then.',
    de: 'Für weitere Clips ist kein Platz. Unbenutzte werden nach 30 Tagen gelöscht; versuch es bitte dann noch einmal.',
  });
