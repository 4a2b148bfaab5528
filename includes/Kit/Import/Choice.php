<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

defined( 'ABSPATH' ) || exit;

/** What of a kit an admin wants, and what to do where something like it is here already. */
final class Choice {
	/** The first is the default. */
	public const ANSWERS = [ 'keep_both', 'replace', 'skip' ];

	/**
	 * @param list<string>          $items    Keys.
	 * @param list<string>          $settings Parts of which the kit's are used.
	 * @param array<string, string> $answers  By key; the others get the default.
	 */
	public function __construct( public array $items, public array $settings, public array $answers ) {}

	public function answer( string $key ): string {
		$answer = $this->answers[ $key ] ?? self::ANSWERS[0];
		return in_array( $answer, self::ANSWERS, true ) ? $answer : self::ANSWERS[0];
	}
}
