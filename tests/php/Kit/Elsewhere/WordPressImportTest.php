<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Elsewhere;

use Rueda\Tests\TestCase;

/** What WordPress's importer (the plugin wordpress-importer) does with a file of WordPress's own export. */
final class WordPressImportTest extends TestCase {
	private const WHEEL = [
		'post_id'      => '958',
		'post_type'    => 'wheel',
		'post_title'   => 'Balance',
		'post_content' => '',
	];
	private const FORM  = [
		'post_id'      => '959',
		'post_type'    => 'rueda_form',
		'post_title'   => 'Contact',
		'post_content' => '',
	];

	public function test_blocks_show_the_wheels_and_forms_that_came_with_them(): void {
		$this->take_id( 958, 959 );
		$page    = '<!-- wp:group {"style":{}} --><div class="wp-block-group">'
			. '<!-- wp:rueda/wheel {"wheelId":%1$d,"buttonLabel":"Ask \u0022me\u0022"} /--></div><!-- /wp:group -->'
			. "\n" . '<!-- wp:rueda/contact-form {"formId":%2$d} /--> <!-- wp:rueda/saved-chart {"wheelId":%1$d} /-->'
			. '<!-- wp:image {"id":958} --><figure class="wp-block-image"></figure><!-- /wp:image -->';
		$pattern = '<!-- wp:rueda/contact-form {"formId":%2$d} /-->';

		// The page comes before what it shows.
		$ids = $this->import(
			[
				[
					'post_id'      => '950',
					'post_type'    => 'page',
					'post_title'   => 'Home',
					'post_content' => sprintf( $page, 958, 959 ),
				],
				self::WHEEL,
				self::FORM,
				[
					'post_id'      => '960',
					'post_type'    => 'wp_block',
					'post_title'   => 'Write',
					'post_content' => sprintf( $pattern, 958, 959 ),
				],
			]
		);

		self::assertNotSame( [ 958, 959 ], [ $ids[958], $ids[959] ] );
		self::assertSame( sprintf( $page, $ids[958], $ids[959] ), get_post( $ids[950] )->post_content );
		self::assertSame( sprintf( $pattern, $ids[958], $ids[959] ), get_post( $ids[960] )->post_content );
		self::assertSame( [], wp_get_post_revisions( $ids[950] ) );
	}

	public function test_ids_that_are_free_stay_and_what_was_not_in_the_file_too(): void {
		$content = '<!-- wp:rueda/wheel {"wheelId":958} /--><!-- wp:rueda/contact-form {"formId":12345} /-->';
		$ids     = $this->import(
			[
				self::WHEEL,
				[ 'post_id' => '970', 'post_type' => 'page', 'post_title' => 'Home', 'post_content' => $content ],
			]
		);

		self::assertSame( 958, $ids[958] );
		self::assertSame( $content, get_post( $ids[970] )->post_content );
	}

	public function test_a_new_id_that_is_the_old_one_of_another_wheel_is_not_replaced_again(): void {
		$this->take_id( 958 );
		$next    = $this->take_id();
		$content = '<!-- wp:rueda/wheel {"wheelId":%d} /--><!-- wp:rueda/wheel {"wheelId":%d} /-->';
		$ids     = $this->import(
			[
				self::WHEEL,
				// The first wheel gets this id.
				[ 'post_id' => (string) ( $next + 1 ), 'post_title' => 'Work' ] + self::WHEEL,
				[
					'post_id'      => '970',
					'post_type'    => 'page',
					'post_title'   => 'Home',
					'post_content' => sprintf( $content, 958, $next + 1 ),
				],
			]
		);

		self::assertSame( $next + 1, $ids[958] );
		self::assertSame( sprintf( $content, $ids[958], $ids[ $next + 1 ] ), get_post( $ids[970] )->post_content );
	}

	public function test_a_wheel_that_was_here_already_is_shown_and_pages_that_were_here_stay(): void {
		$wheel   = wp_insert_post( [ 'post_type' => 'wheel', 'post_title' => 'Balance', 'post_status' => 'publish' ] );
		$content = '<!-- wp:rueda/wheel {"wheelId":%d} /-->';
		$page    = wp_insert_post(
			[ 'post_type' => 'page', 'post_title' => 'Old', 'post_content' => sprintf( $content, 958 ) ]
		);
		$ids     = $this->import(
			[
				self::WHEEL,
				[
					'post_id'      => '970',
					'post_type'    => 'page',
					'post_title'   => 'Home',
					'post_content' => sprintf( $content, 958 ),
				],
				[
					'post_id'      => '971',
					'post_type'    => 'page',
					'post_title'   => 'Old',
					'post_content' => sprintf( $content, 958 ),
				],
			]
		);

		self::assertSame( [ $wheel, $page ], [ $ids[958], $ids[971] ] );
		self::assertSame( sprintf( $content, $wheel ), get_post( $ids[970] )->post_content );
		self::assertSame( sprintf( $content, 958 ), get_post( $page )->post_content );
	}

	public function test_an_import_that_stops_half_way_keeps_its_wheels(): void {
		$this->take_id( 958 );
		$content = '<!-- wp:rueda/wheel {"wheelId":%d} /-->';
		$ids     = $this->import(
			[
				self::WHEEL,
				[
					'post_id'      => '970',
					'post_type'    => 'page',
					'post_title'   => 'Home',
					'post_content' => sprintf( $content, 958 ),
				],
			],
			'shutdown'
		);

		self::assertSame( sprintf( $content, $ids[958] ), get_post( $ids[970] )->post_content );
	}

	/** Makes posts, so that these ids are taken. */
	private function take_id( int ...$ids ): int {
		foreach ( [] === $ids ? [ 0 ] : $ids as $id ) {
			$last = wp_insert_post( [ 'import_id' => $id, 'post_title' => 'Taken', 'post_status' => 'publish' ] );
		}
		return $last;
	}

	/**
	 * Calls the hooks as the importer does.
	 *
	 * @param list<array<string, string>> $posts
	 * @return array<int, int> New ids by old ones.
	 */
	private function import( array $posts, string $end = 'import_end' ): array {
		kses_remove_filters();
		do_action( 'import_start' );
		$ids = [];
		foreach ( $posts as $post ) {
			$here = get_posts(
				[
					'post_type'   => $post['post_type'],
					'title'       => $post['post_title'],
					'post_status' => 'any',
					'fields'      => 'ids',
				]
			);
			$id   = (int) apply_filters( 'wp_import_existing_post', $here[0] ?? 0, $post );
			if ( 0 === $id ) {
				$fields = wp_slash( [ 'import_id' => $post['post_id'], 'post_status' => 'publish' ] + $post );
				$id     = wp_insert_post( $fields, true );
				do_action( 'wp_import_insert_post', $id, $post['post_id'], $fields, $post );
			}
			$ids[ (int) $post['post_id'] ] = (int) $id;
		}
		// Other functions on `shutdown` are not meant to run in a test.
		if ( 'shutdown' === $end ) {
			foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[10] as $one ) {
				if ( is_array( $one['function'] ) && 'finish' === $one['function'][1] ) {
					( $one['function'] )();
				}
			}
		} else {
			do_action( $end );
		}
		return $ids;
	}
}
