import type { ImportTable } from './import-table.ts';
import { bookingsTable } from './tables/bookings-table.ts';
import { challengesTable } from './tables/challenges-table.ts';
import { classKindsTable } from './tables/class-kinds-table.ts';
import { coachesTable } from './tables/coaches-table.ts';
import { customersTable } from './tables/customers-table.ts';
import { entitlementsTable } from './tables/entitlements-table.ts';
import { exerciseAlternativesTable } from './tables/exercise-alternatives-table.ts';
import { exercisesTable } from './tables/exercises-table.ts';
import { locationsTable } from './tables/locations-table.ts';
import { productsTable } from './tables/products-table.ts';
import { rolesTable } from './tables/roles-table.ts';
import { setLogsTable } from './tables/set-logs-table.ts';
import { wodsTable } from './tables/wods-table.ts';
import { workoutsTable } from './tables/workouts-table.ts';

/** Every file of the import, each after the tables it references. */
export const IMPORT_TABLES: readonly ImportTable[] = [
  locationsTable,
  coachesTable,
  exercisesTable,
  exerciseAlternativesTable,
  classKindsTable,
  workoutsTable,
  wodsTable,
  productsTable,
  customersTable,
  rolesTable,
  entitlementsTable,
  bookingsTable,
  setLogsTable,
  challengesTable,
];
