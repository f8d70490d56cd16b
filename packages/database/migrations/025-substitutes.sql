-- A coach cannot give a class, and the others are asked: the first who accepts has it.
create table studio.substitute_requests (
  workout_number integer primary key references studio.workouts (number) on delete cascade,
  asked_at timestamptz not null,
  -- Account of who asked; null once that is deleted.
  asked_by text,
  -- Whom the class was taken from, and who has it since.
  asked_coach_id text not null references studio.coaches,
  accepted_coach_id text references studio.coaches,
  accepted_at timestamptz,
  check ((accepted_coach_id is null) = (accepted_at is null))
);
