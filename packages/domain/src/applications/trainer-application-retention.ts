/**
 * How long an application is kept, in months. Somebody who was turned down may claim damages within two months and sue
 * within three more (§ 15 (4) AGG, § 61b (1) ArbGG); a month for the post on top.
 */
export const APPLICATION_KEPT_MONTHS = 6;
