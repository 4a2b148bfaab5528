<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Compat\WheelOfLife;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/** Ready-made wheels. Each file in `patterns` is one: its title, what it is for, its introduction and its areas. */
final class WheelPatterns {
	private const CATEGORY = 'rueda-wheels';

	public function __construct( private WheelOfLife $peer ) {}

	public function register_all(): void {
		// The peer's editor takes blocks of its own alone. A screen that answers REST calls of its own asks twice.
		if (
			$this->peer->is_active()
			|| \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( self::CATEGORY )
		) {
			return;
		}
		register_block_pattern_category(
			self::CATEGORY,
			[
				'label'       => __( 'Wheels', 'rueda' ),
				'description' => __( 'Ready-made wheels: rename, recolor and remove what you like.', 'rueda' ),
			]
		);
		foreach ( $this->files() as $file ) {
			$wheel = $this->read( $file );
			register_block_pattern(
				'rueda/wheel-' . basename( $file, '.php' ),
				[
					'title'         => $wheel['title'],
					'description'   => $wheel['description'],
					'categories'    => [ self::CATEGORY ],
					'keywords'      => array_column( $wheel['areas'], 0 ),
					'postTypes'     => [ WheelPostType::NAME ],
					// With this one WordPress offers them when somebody begins a new wheel.
					'blockTypes'    => [ 'core/post-content' ],
					'viewportWidth' => 800,
					'content'       => $this->content( $wheel['intro'], $wheel['areas'] ),
				]
			);
		}
	}

	/** @return list<string> */
	private function files(): array {
		$files = glob( __DIR__ . '/patterns/*.php' );
		return false === $files ? [] : $files;
	}

	/** @return array{title: string, description: string, intro: string, areas: list<array{string, string}>} */
	private function read( string $file ): array {
		/** @var array{title: string, description: string, intro: string, areas: list<array{string, string}>} $wheel */
		$wheel = require $file;
		return $wheel;
	}

	/** @param list<array{string, string}> $areas Label and description. */
	private function content( string $intro, array $areas ): string {
		$blocks = '';
		foreach ( $areas as $index => [ $label, $description ] ) {
			$blocks .= get_comment_delimited_block_content(
				'rueda/area',
				[
					'label'        => esc_html( $label ),
					'desc'         => esc_html( $description ),
					'lengendColor' => AreaColors::at( $index ),
				],
				''
			);
		}
		return get_comment_delimited_block_content( 'core/paragraph', [], '<p>' . esc_html( $intro ) . '</p>' )
			. get_comment_delimited_block_content( 'rueda/add-wheels', [], $blocks );
	}
}
