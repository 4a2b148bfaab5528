// The matchers that @wordpress/jest-console adds; wp-scripts sets it up, and it fails tests that log unexpectedly.
declare namespace jest {
	interface Matchers< R > {
		toHaveErrored: () => R;
		toHaveWarned: () => R;
		toHaveErroredWith: ( ...logged: unknown[] ) => R;
	}
}
