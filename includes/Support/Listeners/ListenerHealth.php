<?php

declare( strict_types=1 );

namespace Rueda\Support\Listeners;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Adds a Site Health test that lists functions of other plugins and themes that failed when Rueda called them. */
final class ListenerHealth {
	public function __construct( private Clock $clock ) {}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		return SiteHealth::with_test(
			$tests,
			'rueda_listeners',
			__( 'Code that extends Rueda', 'rueda' ),
			[ $this, 'test' ]
		);
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$failed = ListenerFailures::since( $this->clock->now() - WEEK_IN_SECONDS );
		if ( [] === $failed ) {
			return SiteHealth::result(
				'rueda_listeners',
				'good',
				__( 'Code that extends Rueda runs without errors', 'rueda' ),
				[ __( 'No function of another plugin or of the theme has failed in the last seven days when Rueda called it.', 'rueda' ) ]
			);
		}
		$sentences = [
			__( 'Rueda leaves such functions out: messages are still stored and emails still sent. What the functions should do is not done, so ask their author to repair them, or remove them.', 'rueda' ),
			__( 'A message that a function on a hook with “validate” in its name should have checked is stored among the spam. It is not sent by email, and the visitor reads that it could not be sent.', 'rueda' ),
		];
		foreach ( $failed as $one ) {
			$sentences[] = sprintf(
				/* translators: 1: a PHP function and its file, 2: name of a hook, 3: kind of error and its place in the code. */
				__( '%1$s, on the hook %2$s: %3$s', 'rueda' ),
				$one['listener'],
				$one['hook'],
				$one['what']
			);
		}
		return SiteHealth::result(
			'rueda_listeners',
			'recommended',
			__( 'Code that extends Rueda has failed', 'rueda' ),
			$sentences
		);
	}
}
