import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputControl } from './form-controls.ts';
import { formPage } from './form-page.ts';
import { formField, registerFormPost, type FormFields } from './form-posts.ts';
import { Refusal } from '../errors/refusal.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../studio-app.ts';

const LIMIT = { max: 5, seconds: 60 };

let app: StudioApp;
let logged: () => string;
let accepted: FormFields[];

const page = (title: string, name: string) =>
  formPage({
    language: 'en',
    studioName: 'LIFTED',
    title,
    content: inputControl({ name: 'name', label: 'Name', value: name }),
  });

beforeEach(async () => {
  accepted = [];
  ({ app, logged } = await createServerFixture());
  registerFormPost(app, {
    address: '/join',
    rateLimit: LIMIT,
    async accept(fields) {
      if (formField(fields, 'name') === '')
        throw new Refusal('invalid_input', { en: 'Who are you?', de: 'Wer bist du?' });
      if (formField(fields, 'name') === 'fault') throw new TypeError('secret of Mia');
      accepted.push(fields);
      return page('Thank you', formField(fields, 'name'));
    },
    refuse: (fields, { code }) => page(`Refused: ${code}`, fields.get('name') ?? ''),
  });
});

afterEach(() => app.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/join',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('a form without JavaScript', () => {
  it('is answered with a whole page that runs nothing and loads nothing', async () => {
    const answer = await post('name=J%C3%B6rg+%26+Co&empty=');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+' 'sha256-[\w+/=]+';/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/^<!DOCTYPE html>\s*<html lang="en">/);
    expect(answer.body).toContain('value="Jörg &amp; Co"');
    expect(accepted.map((fields) => [...fields])).toEqual([
      [
        ['name', 'Jörg & Co'],
        ['empty', ''],
      ],
    ]);
  });

  it('gets its refusal as a page too, with the status of the reason and what was typed', async () => {
    const answer = await post('name=++');
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<title>Refused: invalid_input · LIFTED</title>');
    expect(answer.body).toContain('value="  "');
  });

  it.each([
    ['bytes that are no text', Buffer.from('name=\xff', 'latin1'), 400, 'malformed_body'],
    ['a character that cannot be stored', 'name=a%00b', 422, 'invalid_input'],
    ['more than 64 kB', `name=${'a'.repeat(70_000)}`, 413, 'body_too_large'],
  ])('refuses %s', async (_what, payload, status, code) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`Refused: ${code}`);
    expect(accepted).toEqual([]);
  });

  it('reads nothing but forms', async () => {
    const answer = await post('{"name":"Mia"}', { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['cross-site', 'same-site'])('refuses what a %s page sends', async (site) => {
    const answer = await post('name=Mia', { 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(403);
    expect(accepted).toEqual([]);
    expect((await post('name=Mia', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  it('gives back what was typed even to who has sent too often, and says when to try again', async () => {
    for (let count = 0; count < LIMIT.max; count++) await post('name=Mia');
    const answer = await post('name=Mia');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('value="Mia"');
    expect(accepted).toHaveLength(LIMIT.max);
  });

  it('says nothing of a fault of ours, and logs it without what was typed', async () => {
    const answer = await post('name=fault&email=mia%40example.com');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(logged()).toContain('unforeseen failure');
    expect(logged()).not.toContain('mia@example.com');
  });
});
