import { expect, it, vi } from 'vitest';
import { createSelfHostedTool, type ToolPage } from './self-hosted-tool.ts';

const SETTINGS = {
  config_url: 'https://stats.example/lifted.json',
  script_url: 'https://stats.example/script.js',
};

it('is asked for its configuration first, and its script reads it from its own tag', async () => {
  const loadScript = vi.fn<ToolPage['loadScript']>().mockResolvedValue();
  const fetchJson = vi
    .fn<ToolPage['fetchJson']>()
    .mockResolvedValue({ id: '4b1d', options: { domain: 'lifted.example' } });
  const tool = createSelfHostedTool(SETTINGS, { fetchJson, loadScript });
  expect(fetchJson).not.toHaveBeenCalled();
  await tool.load();
  expect(fetchJson).toHaveBeenCalledWith(SETTINGS.config_url);
  expect(loadScript).toHaveBeenCalledWith(SETTINGS.script_url, {
    'data-website-id': '4b1d',
    'data-domain': 'lifted.example',
  });
});

it('loads no script on a configuration it cannot read', async () => {
  const loadScript = vi.fn<ToolPage['loadScript']>();
  const tool = createSelfHostedTool(SETTINGS, { fetchJson: async () => ({}), loadScript });
  await expect(tool.load()).rejects.toThrow('no "id"');
  expect(loadScript).not.toHaveBeenCalled();
});
