<?php
/**
 * A plugin that only registers twenty hooks, three post types and nine block types from one PHP array. Rueda is
 * compared with it.
 *
 * @package Rueda
 */

for ( $rueda_number = 0; $rueda_number < 20; $rueda_number++ ) {
	add_filter( 'bench_' . $rueda_number, static fn ( mixed $value ): mixed => $value );
}
add_action(
	'init',
	static function (): void {
		foreach ( [ 'bench_one', 'bench_two', 'bench_three' ] as $name ) {
			register_post_type(
				$name,
				[
					'public'       => 'bench_one' === $name,
					'show_in_rest' => 'bench_one' === $name,
				]
			);
		}
		for ( $number = 0; $number < 9; $number++ ) {
			register_block_type(
				'bench/block-' . $number,
				[
					'api_version'     => 3,
					'attributes'      => [
						'number' => [
							'type'    => 'integer',
							'default' => 0,
						],
						'text'   => [ 'type' => 'string' ],
						'on'     => [ 'type' => 'boolean' ],
					],
					'supports'        => [
						'align' => [ 'wide', 'full' ],
						'html'  => false,
					],
					'render_callback' => static fn (): string => '',
				]
			);
		}
	}
);
