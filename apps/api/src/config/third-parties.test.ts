import { describe, expect, it } from 'vitest';
import { readEnv, type Env } from './env.ts';
import { pagePolicy } from '../http/headers/security-headers.ts';
import { thirdPartiesOfPage } from '../site/page-third-parties.ts';
import { identityThirdParties, studioThirdParties, studioSettings } from './third-parties.ts';

const WITH_PLACES = '<main data-x><div class="a" data-third-party="booking_service"></div></main>';
const QUESTIONNAIRE = '<div data-third-party="questionnaire"></div>';
const PRODUCTION = {
  STUDIO_MODE: 'production',
  PUBLIC_URL: 'https://lifted.example',
  SMTP_URL: 'smtp://mail.example',
  IDENTITY_SECRET: 'a secret of thirty-two characters',
};

function envOf(source: Readonly<Record<string, string>>): Env {
  const reading = readEnv(source);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.env;
}

function faultsOf(source: Readonly<Record<string, string>>): readonly string[] {
  const reading = readEnv(source);
  return reading.ok ? [] : reading.faults;
}

/** The directives of a page's policy, by name. */
function policyOf(html: string, source: Readonly<Record<string, string>>): Map<string, string> {
  const env = envOf(source);
  const policy = pagePolicy({
    https: false,
    imageHost: 'https://images.example',
    scriptHashes: [],
    styleHashes: ['sha256-style'],
    thirdParties: thirdPartiesOfPage(html, studioThirdParties(env), identityThirdParties(env)),
  });
  return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule]));
}

describe('an installation with nothing set up', () => {
  it('tells its pages so', () => {
    expect(studioSettings(envOf({}), false)).toMatchObject({ booking_service: null, questionnaire: null });
  });

  it('offers Google in a demo, which says what is missing, and hides it in production', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(studioSettings(envOf({}), false).google).toBe('missing');
    expect(studioSettings(envOf(PRODUCTION), false).google).toBe('hidden');
    expect(studioSettings(envOf({ ...PRODUCTION, ...google }), false).google).toBe('ready');
  });

  it('opens no page for anybody, places or not', () => {
    const policy = policyOf(WITH_PLACES + QUESTIONNAIRE, {});
    expect(policy).toEqual(policyOf('<main></main>', {}));
    expect(policy.get('script-src')).toBe("script-src 'self'");
    expect(policy.get('style-src')).toBe("style-src 'self' 'sha256-style'");
    expect(policy.has('frame-src')).toBe(false);
  });
});

describe('the booking service', () => {
  it('needs its company id and nothing else', () => {
    expect(studioSettings(envOf({ BSPORT_COMPANY_ID: '4711' }), false).booking_service).toEqual({
      company_id: 4711,
      widget_url: 'https://cdn.bsport.io/scripts/widget.js',
    });
  });

  it('opens the pages with a place for it, and no other', () => {
    const source = { BSPORT_COMPANY_ID: '4711' };
    const policy = policyOf(WITH_PLACES, source);
    expect(policy.get('script-src')).toBe("script-src 'self' https://cdn.bsport.io");
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://*.bsport.io");
    expect(policy.get('frame-src')).toBe('frame-src https://*.bsport.io');
    expect(policy.get('img-src')).toBe("img-src 'self' data: https://images.example https://*.bsport.io");
    expect(policy.get('style-src')).toBe("style-src 'self' 'unsafe-inline' https://*.bsport.io");
    expect(policy.get('object-src')).toBe("object-src 'none'");
    expect(policyOf('<main></main>', source)).toEqual(policyOf('<main></main>', {}));
    expect(policyOf(QUESTIONNAIRE, source)).toEqual(policyOf(QUESTIONNAIRE, {}));
  });

  it('takes origins its widgets need besides', () => {
    const policy = policyOf(WITH_PLACES, {
      BSPORT_COMPANY_ID: '1',
      BSPORT_ORIGINS: 'https://pay.example, https://api.pay.example',
    });
    expect(policy.get('script-src')).toMatch(
      /bsport\.io https:\/\/pay\.example https:\/\/api\.pay\.example$/,
    );
    expect(policy.get('frame-src')).toContain('https://pay.example');
  });

  it('is opened for exactly the host of another script, without the domain of the usual one', () => {
    const policy = policyOf(WITH_PLACES, {
      BSPORT_COMPANY_ID: '1',
      BSPORT_WIDGET_URL: 'http://127.0.0.1:8790/widget.js',
    });
    expect(policy.get('script-src')).toBe("script-src 'self' http://127.0.0.1:8790");
    expect(policy.get('connect-src')).toBe("connect-src 'self' http://127.0.0.1:8790");
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648'])('has no company %s', (BSPORT_COMPANY_ID) => {
    const faults = faultsOf({ BSPORT_COMPANY_ID });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^BSPORT_COMPANY_ID must be a whole number/);
  });

  it.each([
    [{ BOOKING: 'elsewhere' }, "BOOKING must be 'here' or 'bsport'."],
    [{ BOOKING: 'bsport' }, 'BOOKING=bsport needs BSPORT_COMPANY_ID.'],
    [
      { BOOKING: 'here', BSPORT_COMPANY_ID: '1' },
      'BSPORT_COMPANY_ID needs BOOKING=bsport; with BOOKING=here members book with us alone.',
    ],
    [{ BSPORT_WIDGET_URL: 'https://cdn.example/w.js' }, 'BSPORT_WIDGET_URL needs BSPORT_COMPANY_ID.'],
    [{ BSPORT_ORIGINS: 'https://pay.example' }, 'BSPORT_ORIGINS needs BSPORT_COMPANY_ID.'],
    [
      { BSPORT_COMPANY_ID: '1', BSPORT_WIDGET_URL: 'http://cdn.example/w.js' },
      'BSPORT_WIDGET_URL must start with https://.',
    ],
    [
      { ...PRODUCTION, BSPORT_COMPANY_ID: '1', BSPORT_WIDGET_URL: 'http://127.0.0.1/w.js' },
      'BSPORT_WIDGET_URL must start with https://.',
    ],
  ])('refuses %o', (source, fault) => {
    expect(faultsOf(source)).toEqual([fault]);
  });

  it.each(['pay.example', 'https://pay.example/path', 'http://pay.example', 'https://a.example;x'])(
    'takes %s for no origin, so that nothing else gets into the policy',
    (BSPORT_ORIGINS) => {
      expect(faultsOf({ BSPORT_COMPANY_ID: '1', BSPORT_ORIGINS })).toHaveLength(1);
    },
  );
});

describe('the questionnaire', () => {
  const source = { TRAINER_QUESTIONNAIRE_URL: 'https://forms.example/lifted?x=1' };

  it('may be framed, and only where it has its place', () => {
    expect(studioSettings(envOf(source), false).questionnaire).toEqual({
      url: 'https://forms.example/lifted?x=1',
    });
    const policy = policyOf(QUESTIONNAIRE, source);
    expect(policy.get('frame-src')).toBe('frame-src https://forms.example');
    expect(policy.get('script-src')).toBe("script-src 'self'");
    expect(policyOf(WITH_PLACES, source).has('frame-src')).toBe(false);
  });

  it('has to be an encrypted page', () => {
    expect(faultsOf({ TRAINER_QUESTIONNAIRE_URL: 'http://forms.example' })).toEqual([
      'TRAINER_QUESTIONNAIRE_URL must start with https://.',
    ]);
    expect(faultsOf({ TRAINER_QUESTIONNAIRE_URL: 'forms.example' })).toHaveLength(1);
  });
});

describe('Firebase', () => {
  const source = {
    FIREBASE_PROJECT_ID: 'my-studio-1a2b3',
    FIREBASE_API_KEY: 'AIza-key',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
      project_id: 'my-studio-1a2b3',
      client_email: 'robot@my-studio.example',
      private_key: '-----BEGIN PRIVATE KEY-----\nMIIE',
    }),
  };

  it('tells the pages what is public of it, and nothing of its service account', () => {
    const settings = studioSettings(envOf(source), false);
    expect(settings.firebase).toEqual({
      project_id: 'my-studio-1a2b3',
      api_key: 'AIza-key',
      auth_domain: 'my-studio-1a2b3.firebaseapp.com',
      emulator_origin: null,
    });
    expect(JSON.stringify(settings)).not.toMatch(/robot|PRIVATE/);
  });

  it('opens every page for signing in, for scripts of Google, its window and its calls', () => {
    const policy = policyOf('<main></main>', source);
    expect(policy.get('connect-src')).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/",
    );
    expect(policy.get('script-src')).toContain(' https://apis.google.com ');
    expect(policy.get('frame-src')).toBe(
      'frame-src https://my-studio-1a2b3.firebaseapp.com https://www.google.com/recaptcha/',
    );
    expect(policy.get('img-src')).not.toContain('google');
    expect(policy.get('style-src')).not.toContain('unsafe');
  });

  it('is nowhere in the policy of a studio that keeps its identities itself', () => {
    expect([...policyOf('<main></main>', {}).values()].join()).not.toMatch(/google|firebase/);
    expect(studioSettings(envOf({}), false)).toMatchObject({ firebase: null, token_sync_url: null });
  });

  it('is asked at the emulator on this machine when one is set', () => {
    const policy = policyOf('<main></main>', {
      FIREBASE_PROJECT_ID: 'demo-lifted',
      FIREBASE_API_KEY: 'any',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
    expect(policy.get('connect-src')).toContain(' http://127.0.0.1:9099 ');
    expect(policy.get('connect-src')).not.toContain('googleapis');
  });
});

describe('a statistics tool', () => {
  const source = {
    ANALYTICS_CONFIG_URL: 'https://studio.example/statistics.json',
    ANALYTICS_SCRIPT_URL: 'https://stats.example/script.js',
  };

  it('is told to the pages with both its addresses', () => {
    expect(studioSettings(envOf(source), false).analytics).toEqual({
      config_url: 'https://studio.example/statistics.json',
      script_url: 'https://stats.example/script.js',
    });
    expect(studioSettings(envOf({}), false).analytics).toBeNull();
  });

  it('is let into public pages, for its script and its calls, and nowhere else', () => {
    const policy = policyOf('<main></main>', source);
    expect(policy.get('script-src')).toBe("script-src 'self' https://stats.example");
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://stats.example https://studio.example");
    expect(policy.has('frame-src')).toBe(false);
    expect(policy.get('img-src')).not.toContain('stats.example');
    const memberPage = '<head><meta name="robots" content="noindex"/></head><main></main>';
    expect(policyOf(memberPage, source)).toEqual(policyOf(memberPage, {}));
  });

  it.each([
    [
      { ANALYTICS_SCRIPT_URL: source.ANALYTICS_SCRIPT_URL },
      'ANALYTICS_CONFIG_URL and ANALYTICS_SCRIPT_URL must be set both or neither.',
    ],
    [
      { ...source, ANALYTICS_SCRIPT_URL: 'http://stats.example' },
      'ANALYTICS_SCRIPT_URL must start with https://.',
    ],
    [
      { ...PRODUCTION, ...source, ANALYTICS_CONFIG_URL: 'http://127.0.0.1/statistics.json' },
      'ANALYTICS_CONFIG_URL must start with https://.',
    ],
  ])('refuses %o', (faulty, fault) => {
    expect(faultsOf(faulty)).toEqual([fault]);
  });
});

it('the service that receives tokens may be called, and nothing else of it', () => {
  const policy = policyOf('<main></main>', { TOKEN_SYNC_URL: 'https://sync.example/session' });
  expect(policy.get('connect-src')).toBe("connect-src 'self' https://sync.example");
  expect(policy.get('img-src')).not.toContain('sync.example');
});
