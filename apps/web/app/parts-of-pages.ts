/** Ids of parts of pages that other pages lead to: how a class runs, on the page about the studio. */
export const CLASS_COURSE_PART = 'class-course';
/** How to come and when the door is open, on the home page. */
export const VISIT_PART = 'visit';
