<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** Builds tests and results in the shapes that Tools → Site Health expects. */
final class SiteHealth {
	/**
	 * @param mixed                             $tests What `site_status_tests` gives.
	 * @param callable(): array<string, mixed> $test
	 * @return array<array-key, mixed>
	 */
	public static function with_test( mixed $tests, string $name, string $label, callable $test ): array {
		$tests           = is_array( $tests ) ? $tests : [];
		$direct          = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : [];
		$tests['direct'] = $direct + [ $name => [ 'label' => $label, 'test' => $test ] ];
		return $tests;
	}

	/**
	 * A test that takes time. WordPress's script calls the address once the screen is shown; cron calls the test.
	 *
	 * @param array<array-key, mixed>          $tests
	 * @param callable(): array<string, mixed> $test
	 * @return array<array-key, mixed>
	 */
	public static function with_slow_test(
		array $tests,
		string $name,
		string $label,
		string $address,
		callable $test
	): array {
		$async          = is_array( $tests['async'] ?? null ) ? $tests['async'] : [];
		$added          = [ 'label' => $label, 'test' => $address, 'has_rest' => true, 'async_direct_test' => $test ];
		$tests['async'] = $async + [ $name => $added ];
		return $tests;
	}

	/**
	 * @param string       $status    'good', 'recommended' or 'critical'.
	 * @param list<string> $sentences Plain text.
	 * @param string       $actions   Markup.
	 * @return array{
	 *   label: string, status: string, badge: array{label: string, color: string}, description: string,
	 *   actions: string, test: string
	 * }
	 */
	public static function result(
		string $name,
		string $status,
		string $label,
		array $sentences,
		string $actions = ''
	): array {
		$paragraph = static fn ( string $sentence ): string => '<p>' . esc_html( $sentence ) . '</p>';
		return [
			'label'       => $label,
			'status'      => $status,
			'badge'       => [ 'label' => __( 'Rueda', 'rueda' ), 'color' => 'blue' ],
			'description' => implode( '', array_map( $paragraph, $sentences ) ),
			'actions'     => $actions,
			'test'        => $name,
		];
	}
}
