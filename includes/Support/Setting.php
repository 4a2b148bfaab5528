<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** An option that admins read and write through WordPress's settings route. */
final class Setting {
	/**
	 * @param array<string, mixed>                               $schema   Schema of the values that the route takes.
	 * @param callable                                           $sanitize Turns any value into a valid one.
	 * @param string|bool|int|float|array<array-key, mixed>|null $initial  The default; null where reading the option
	 *                                                                     works it out.
	 * @param (callable(): mixed)|null                           $read     Gives the whole value to REST, where what is
	 *                                                                     stored may be only a part of it.
	 */
	public static function register(
		string $option,
		string $description,
		array $schema,
		callable $sanitize,
		string|bool|int|float|array|null $initial = null,
		?callable $read = null
	): void {
		register_setting(
			'rueda',
			$option,
			[
				'type'              => Read::text( $schema, 'type' ),
				'description'       => $description,
				'sanitize_callback' => $sanitize,
				'show_in_rest'      => [ 'schema' => $schema ],
			] + ( null === $initial ? [] : [ 'default' => $initial ] )
		);
		if ( null !== $read ) {
			$answer = static fn ( mixed $value, string $name ): mixed
				=> $option === $name && null === $value ? $read() : $value;
			add_filter( 'rest_pre_get_setting', $answer, 10, 2 );
		}
	}

	/**
	 * The schema of an option with these parts and no others.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	public static function schema( array $properties ): array {
		return [ 'type' => 'object', 'properties' => $properties, 'additionalProperties' => false ];
	}
}
