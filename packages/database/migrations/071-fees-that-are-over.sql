-- The desk shows those of the last twelve months.
create index fees_over on studio.fees (state, made_at) where state in ('settled', 'waived', 'dropped');
