import { createHttpServer, type HttpServerDependencies } from './http/http-server.ts';
import type { StudioApp } from './http/studio-app.ts';

export interface AppDependencies extends HttpServerDependencies {}

/** Puts the server together: what holds for every call first, then every slice by name. */
export async function buildApp(dependencies: AppDependencies): Promise<StudioApp> {
  const app = await createHttpServer(dependencies);
  return app;
}
