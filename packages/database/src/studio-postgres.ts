/** The embedded PostgreSQL of a studio: its role and database are called `lifted`, and it sorts as in German. */
export const STUDIO_POSTGRES = { name: 'lifted', locale: 'de' } as const;
