-- Ending somebody's access takes back every link that was mailed to them, what somebody declared is found by their address, and
-- when the next workout is to be seen is asked with every timetable. A value of the library may be longer than an ordered index takes.
create index sign_in_links_account on studio.sign_in_links (uid, provider);
create index verification_value on identity."verification" using hash ("value");
create index contract_declarations_email on studio.contract_declarations (lower(email));
create index wod_releases_visible on studio.wod_releases (visible_from);

-- A change of the repeating week asks which classes people wait for, and of which it has to be told what they were before.
create index class_places_waiting on studio.class_places (workout_number) where waiting > 0;
create index class_places_changed on studio.class_places (workout_number) where changed_from is not null;
