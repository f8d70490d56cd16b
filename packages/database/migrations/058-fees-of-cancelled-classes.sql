-- Its class was cancelled since it was made: nothing is owed, also if a waiver is taken back once the class takes place after all.
alter table studio.fees add column void_since timestamptz;
