/** A strength exercise or stretch of the demo studio. The id is also the name of its clip, if there is one. */
export interface DemoExercise {
  readonly id: string;
  readonly name: string;
  readonly shortName: string | null;
  /** Null where lifters in German gyms say the English one. */
  readonly germanName: string | null;
  readonly group: string;
  /** Trained one side after the other. */
  readonly isOneSided: boolean;
}

export const MOBILITY = 'Mobility';

function both(id: string, name: string, shortName: string | null = null) {
  return { id, name, shortName, isOneSided: false };
}
function oneSided(id: string, name: string, shortName: string | null = null) {
  return { id, name, shortName, isOneSided: true };
}

/** By id. */
const GERMAN_NAMES: Readonly<Record<string, string>> = {
  deadlift: 'Kreuzheben',
  'romanian-deadlift': 'Rumänisches Kreuzheben',
  'sumo-deadlift': 'Sumo-Kreuzheben',
  'trap-bar-deadlift': 'Trap-Bar-Kreuzheben',
  'back-squat': 'Kniebeuge',
  'front-squat': 'Frontkniebeuge',
  'box-squat': 'Box-Kniebeuge',
  'leg-press': 'Beinpresse',
  'walking-lunge': 'Ausfallschritte',
  'split-squat': 'Bulgarische Kniebeuge',
  'single-leg-press': 'Einbeinige Beinpresse',
  'back-extension': 'Rückenstrecken',
  'chest-press-flat': 'Kurzhantel-Bankdrücken',
  'bench-press': 'Bankdrücken',
  'close-grip-press': 'Enges Bankdrücken',
  'chest-press-incline': 'Schrägbankdrücken',
  'incline-fly': 'Fliegende auf der Schrägbank',
  'push-up': 'Liegestütz',
  'pull-up': 'Klimmzug',
  'shoulder-press': 'Schulterdrücken',
  'lat-pull': 'Latzug',
  'bent-over-row': 'Langhantelrudern',
  'dumbbell-row': 'Kurzhantelrudern',
  'seated-row': 'Kabelrudern',
  'straight-arm-pull': 'Latzug mit gestreckten Armen',
  'biceps-curl': 'Bizeps-Curl',
  'triceps-push-down': 'Trizepsdrücken',
  'lateral-raise': 'Seitheben',
  plank: 'Unterarmstütz',
  'hanging-knee-raise': 'Knieheben im Hang',
  'hip-flexor-stretch': 'Hüftbeuger-Dehnung',
  'cat-cow': 'Katze-Kuh',
  'hamstring-stretch': 'Dehnung der Beinrückseite',
  'thoracic-rotation': 'BWS-Rotation',
  'ankle-rocks': 'Sprunggelenk-Mobilisation',
  'shoulder-dislocates': 'Schulterkreisen mit Band',
  'deep-squat-hold': 'Tiefe Hocke',
  'glute-bridge': 'Beckenheben',
};

function named<E extends { readonly id: string }>(exercise: E) {
  return { ...exercise, germanName: GERMAN_NAMES[exercise.id] ?? null };
}

/**
 * By group, because progress is shown per group: groups at the start of the list only contain lifts of similar weight. The
 * first of a group is its basic lift and is trained most often.
 */
const EXERCISES_BY_GROUP = {
  Deadlift: [
    both('deadlift', 'Deadlift'),
    both('romanian-deadlift', 'Romanian Deadlift', 'RDL'),
    both('sumo-deadlift', 'Sumo Deadlift'),
    both('trap-bar-deadlift', 'Trap Bar Deadlift', 'Trap Bar DL'),
  ],
  Squat: [
    both('back-squat', 'Barbell Back Squat', 'Back Squat'),
    both('goblet-squat', 'Kettlebell Goblet Squat', 'Goblet Squat'),
    both('front-squat', 'Barbell Front Squat', 'Front Squat'),
    both('box-squat', 'Barbell Box Squat', 'Box Squat'),
  ],
  'Leg Press': [both('leg-press', 'Leg Press')],
  Lunge: [
    oneSided('walking-lunge', 'Dumbbell Walking Lunge', 'Walking Lunge'),
    oneSided('split-squat', 'Rear-Foot Elevated Split Squat', 'Split Squat'),
    oneSided('step-up', 'Dumbbell Step-Up', 'Step-Up'),
    oneSided('single-leg-press', 'Single-Leg Press', 'SL Press'),
  ],
  'Hip Thrust': [
    both('hip-thrust', 'Barbell Hip Thrust', 'Hip Thrust'),
    both('kettlebell-swing', 'Kettlebell Swing', 'KB Swing'),
    both('back-extension', 'Back Extension'),
  ],
  'Chest Press Flat': [
    both('chest-press-flat', 'Dumbbell Chest Press Flat', 'Chest Press Flat'),
    both('bench-press', 'Barbell Bench Press', 'Bench Press'),
    both('close-grip-press', 'Close-Grip Bench Press', 'Close-Grip Press'),
  ],
  'Chest Press Incline': [
    both('chest-press-incline', 'Dumbbell Chest Press Incline', 'Incline Press'),
    both('incline-fly', 'Incline Dumbbell Fly', 'Incline Fly'),
  ],
  Bodyweight: [
    both('push-up', 'Push-Up'),
    both('dip', 'Parallel Bar Dip', 'Dip'),
    both('pull-up', 'Pull-Up'),
  ],
  'Shoulder Press': [
    both('shoulder-press', 'Dumbbell Shoulder Press', 'Shoulder Press'),
    both('push-press', 'Barbell Push Press', 'Push Press'),
    oneSided('landmine-press', 'Half-Kneeling Landmine Press', 'Landmine Press'),
  ],
  'Lat Pull': [both('lat-pull', 'Lat Pull-Down', 'Lat Pull')],
  Row: [
    both('bent-over-row', 'Barbell Bent-Over Row', 'Bent-Over Row'),
    oneSided('dumbbell-row', 'One-Arm Dumbbell Row', 'DB Row'),
    both('seated-row', 'Seated Cable Row', 'Seated Row'),
    both('straight-arm-pull', 'Straight-Arm Pull-Down', 'Straight-Arm Pull'),
  ],
  Arms: [
    both('biceps-curl', 'Dumbbell Biceps Curl', 'Biceps Curl'),
    both('hammer-curl', 'Hammer Curl'),
    both('triceps-push-down', 'Cable Triceps Push-Down', 'Triceps Push-Down'),
    both('lateral-raise', 'Dumbbell Lateral Raise', 'Lateral Raise'),
  ],
  Core: [
    oneSided('dead-bug', 'Dead Bug'),
    both('plank', 'Forearm Plank', 'Plank'),
    oneSided('pallof-press', 'Pallof Press'),
    both('hanging-knee-raise', 'Hanging Knee Raise', 'Knee Raise'),
    oneSided('suitcase-carry', 'Suitcase Carry', 'Carry'),
  ],
  [MOBILITY]: [
    oneSided('hip-flexor-stretch', 'Half-Kneeling Hip Flexor Stretch', 'Hip Flexor Stretch'),
    both('cat-cow', 'Cat-Cow'),
    oneSided('hamstring-stretch', 'Standing Hamstring Stretch', 'Hamstring Stretch'),
    oneSided('thoracic-rotation', 'Quadruped Thoracic Rotation', 'Thoracic Rotation'),
    oneSided('ankle-rocks', 'Kneeling Ankle Rocks', 'Ankle Rocks'),
    both('shoulder-dislocates', 'Band Shoulder Dislocates', 'Shoulder Dislocates'),
    both('deep-squat-hold', 'Deep Squat Hold'),
    both('glute-bridge', 'Glute Bridge'),
  ],
} as const;
export type ExerciseGroup = keyof typeof EXERCISES_BY_GROUP;

/** The exercises of one group, the basic lift first. */
export function exercisesOf(group: ExerciseGroup): readonly DemoExercise[] {
  return EXERCISES_BY_GROUP[group].map((exercise) => ({ ...named(exercise), group }));
}

/** Every strength exercise and stretch. */
export const DEMO_EXERCISES: readonly DemoExercise[] = Object.entries(EXERCISES_BY_GROUP).flatMap(
  ([group, exercises]) => exercises.map((exercise) => ({ ...named(exercise), group })),
);
