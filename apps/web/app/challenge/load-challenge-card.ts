/** The code of the challenge's card; fetched side by side with the list of challenges, and not before. */
export async function loadChallengeCard() {
  const { ChallengeOnDashboard } = await import('./challenge-on-dashboard.tsx');
  return { default: ChallengeOnDashboard };
}
