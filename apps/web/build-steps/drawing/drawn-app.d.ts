import type { ServerBuild } from 'react-router';

/** The site as React Router's build for servers wrote it; write-drawing.ts puts it in this place. */
declare const build: ServerBuild;
export = build;
