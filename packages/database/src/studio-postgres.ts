/** How the embedded PostgreSQL of a studio is set up: its role and database are called `lifted`, it sorts as in German. */
export const STUDIO_POSTGRES = { name: 'lifted', locale: 'de' } as const;
