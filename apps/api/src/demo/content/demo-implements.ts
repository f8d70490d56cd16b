import { possibleLoads } from '@lifted/domain/training/implement';
import { equipment } from '@lifted/profile/equipment';

/** What the demo's exercises are done with: by the ids of the profile's equipment, the ids of exercises. */
export const DEMO_IMPLEMENTS: Readonly<Record<string, readonly string[]>> = {
  barbell: words(
    'deadlift romanian-deadlift sumo-deadlift back-squat front-squat box-squat',
    'hip-thrust bench-press close-grip-press push-press bent-over-row',
  ),
  'trap-bar': ['trap-bar-deadlift'],
  landmine: ['landmine-press'],
  'leg-press': ['leg-press', 'single-leg-press'],
  dumbbells: words(
    'walking-lunge split-squat step-up chest-press-flat chest-press-incline incline-fly',
    'shoulder-press dumbbell-row biceps-curl hammer-curl lateral-raise back-extension',
  ),
  kettlebells: ['goblet-squat', 'kettlebell-swing', 'suitcase-carry'],
  cable: words('lat-pull seated-row straight-arm-pull triceps-push-down pallof-press'),
  bodyweight: words('push-up dip pull-up dead-bug plank hanging-knee-raise'),
};

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}

const LOADS = new Map(
  equipment.flatMap((item) => {
    const loads = possibleLoads(item);
    return (DEMO_IMPLEMENTS[item.id] ?? []).map((exercise) => [exercise, loads] as const);
  }),
);

/** The weight in kg nearest to this one that the room has for a demo exercise; 0 for bodyweight. */
export function demoLoad(exerciseId: string, weight: number): number {
  const loads = LOADS.get(exerciseId) ?? [];
  return loads.reduce(
    (nearest, load) => (Math.abs(load - weight) < Math.abs(nearest - weight) ? load : nearest),
    loads[0] ?? 0,
  );
}
