import { expect, it } from 'vitest';
import { seriousAdvisories } from './advisories.mjs';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const about = (severity: string) => ({ severity, range: '<1.2.3' });

it('serious advisories are named, and lower ones are not', () => {
  const output = report({ left: about('critical'), right: about('high'), up: about('moderate') });
  expect(seriousAdvisories(output)).toEqual(['left <1.2.3: critical', 'right <1.2.3: high']);
  expect(seriousAdvisories(report({}))).toEqual([]);
});

it('a warning of npm before the report changes nothing', () => {
  expect(seriousAdvisories(`npm warn old lockfile\n${report({ left: about('high') })}`)).toHaveLength(1);
});

it.each([
  '',
  'npm error network',
  '{"message":"405 Method Not Allowed","statusCode":405}',
  'npm warn audit 405\n{"error":{"code":"ENOTFOUND"}}\n',
  '{ "auditReportVersion": 2,',
])('no answer is not an all-clear: %s', (output) => expect(seriousAdvisories(output)).toBeUndefined());
