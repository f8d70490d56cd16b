import { describe, expect, it } from 'vitest';
import { noticedPackages, noticesText } from './third-party-notices.ts';

describe('the notices', () => {
  it('name every package of the site with its licence, and hold the texts', async () => {
    const packages = await noticedPackages(new URL('../../', import.meta.url));
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['react', 'scheduler', '@fontsource-variable/inter', '@firebase/auth']),
    );
    expect(names.filter((name) => name.startsWith('@lifted/') || name === 'vite')).toEqual([]);
    const text = noticesText(packages);
    for (const { name, version, licence } of packages) {
      expect(text).toContain(`${name} ${version} (${licence})`);
    }
    expect(text).toContain('SIL Open Font License');
    expect(text).toContain('Permission is hereby granted, free of charge');
  });

  it('say once what several packages share word for word', () => {
    const shared = { version: '1.0.0', licence: 'MIT', text: 'Do what you like.' };
    const text = noticesText([
      { ...shared, name: 'a' },
      { ...shared, name: 'b' },
      { name: 'c', version: '2.0.0', licence: 'ISC', text: null },
    ]);
    expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nDo what you like.');
    expect(text).toContain('c 2.0.0 (ISC)\n');
    expect(text.match(/Do what you like/g)).toHaveLength(1);
  });
});
