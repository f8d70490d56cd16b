-- A class that does not take place stays in the timetable and says so; nobody can book it, and nobody has attended it.
alter table studio.workouts add column canceled_at timestamptz;
