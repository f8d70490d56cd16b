/** Everything that happens to the site after React Router has written it. */
export async function finishBuild(_site: URL): Promise<void> {}
