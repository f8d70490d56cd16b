-- Which worker claimed a job and runs it. A claim whose answer is lost has nobody who runs it; without this it waited for the end
-- of its lease, a daily task for a quarter of an hour.
alter table studio.jobs add column claimed_by uuid;
create index jobs_claimed on studio.jobs (claimed_by) where claimed_by is not null;
