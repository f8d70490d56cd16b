import styles from './robot-trap.module.css';

/** A field no person meets; robots fill it in and are found out by it. */
export function RobotTrap() {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
