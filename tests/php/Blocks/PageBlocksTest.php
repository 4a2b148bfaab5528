<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\PageBlocks;
use Rueda\Modules;
use Rueda\Tests\TestCase;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** The block types of public pages: none until one is needed, and then the same as WordPress would register. */
final class PageBlocksTest extends TestCase {
	/** @var array<string, WP_Block_Type> Those that a test has taken away. */
	private array $taken = [];

	protected function tearDown(): void {
		foreach ( $this->taken as $name => $type ) {
			self::take( $name );
			WP_Block_Type_Registry::get_instance()->register( $type );
		}
		$this->taken               = [];
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public function test_filters_of_block_metadata_see_the_types_of_visitors(): void {
		$this->forget( 'rueda/wheel' );
		add_filter(
			'block_type_metadata',
			static function ( array $metadata ): array {
				$metadata['attributes']['mood'] = [ 'type' => 'string' ];
				return $metadata + [ 'selectors' => [ 'root' => '.of-' . basename( dirname( $metadata['file'] ) ) ] ];
			}
		);
		add_filter(
			'block_type_metadata_settings',
			static fn ( array $settings, array $metadata ): array =>
				[ 'uses_context' => [ $metadata['name'] ] ] + $settings,
			10,
			2
		);

		( new PageBlocks( new Modules() ) )->register( null );

		$type = self::block_type( 'rueda/wheel' );
		self::assertSame( [ 'type' => 'string' ], $type->attributes['mood'] );
		self::assertArrayHasKey( 'wheelId', $type->attributes );
		self::assertSame( [ 'root' => '.of-wheel' ], $type->selectors );
		self::assertSame( [ 'rueda/wheel' ], $type->uses_context );
	}

	public function test_a_page_knows_what_stands_in_it_and_never_the_blocks_inside_forms_and_wheels(): void {
		$inside = [ 'area', 'add-wheels', 'form-address', 'form-field', 'form-step', 'form-submit' ];
		$ours   = [ 'wheel', 'carousel', 'slide', ...$inside ];
		array_map( fn ( string $name ) => $this->forget( "rueda/$name" ), $ours );
		$pages = new PageBlocks( new Modules() );
		$known = static fn (): array
			=> array_map( static fn ( string $name ): bool => null !== self::block_type( "rueda/$name" ), $ours );

		$pages->register( [ 'rueda/slide', 'rueda/form-field' ] );
		self::assertSame( [ false, false, true, ...array_fill( 0, 6, false ) ], $known() );

		$pages->register( null );
		self::assertSame( [ true, true, true, ...array_fill( 0, 6, false ) ], $known() );

		$pages->register_all();
		self::assertNotContains( false, $known() );
	}

	public function test_the_blocks_of_a_form_are_printed_although_pages_do_not_know_them(): void {
		$this->forget( 'rueda/form-field' );
		$this->forget( 'rueda/form-submit' );
		$field = '<!-- wp:rueda/form-field {"type":"text","name":"your-name"} /--><!-- wp:rueda/form-submit /-->';
		$form  = [
			'post_type'    => 'rueda_form',
			'post_status'  => 'publish',
			'post_title'   => 'F',
			'post_content' => $field,
		];
		$html  = do_blocks( sprintf( '<!-- wp:rueda/contact-form {"formId":%d} /-->', wp_insert_post( $form ) ) );

		self::assertSame( 1, substr_count( $html, ' name="your-name"' ) );
		self::assertSame( 1, substr_count( $html, 'type="submit"' ) );
	}

	public function test_code_that_runs_after_the_rest_server_was_built_sees_complete_block_types(): void {
		$GLOBALS['wp_rest_server'] = null;
		rest_get_server();
		// All of them are registered again, by modules that print nothing.
		foreach ( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			if ( str_starts_with( $name, 'rueda/' ) ) {
				$this->forget( $name );
			}
		}
		$modules = new Modules();
		( new PageBlocks( $modules ) )->register( null );
		self::assertSame( '', self::block_type( 'rueda/wheel' )->title );

		wp_set_current_user( 1 );
		$modules->get( BlocksModule::class )->register_types();

		$type = self::block_type( 'rueda/wheel' );
		self::assertSame( [ 'rueda-wheel-editor-script' ], $type->editor_script_handles );
		self::assertNotSame( '', $type->title );
		self::assertArrayHasKey( 'align', $type->attributes );
	}

	private function forget( string $name ): void {
		$type = self::take( $name );
		if ( null !== $type ) {
			$this->taken[ $name ] ??= $type;
		}
	}

	private static function take( string $name ): ?WP_Block_Type {
		$registry = WP_Block_Type_Registry::get_instance();
		return $registry->is_registered( $name ) ? $registry->unregister( $name ) : null;
	}

	private static function block_type( string $name ): ?WP_Block_Type {
		return WP_Block_Type_Registry::get_instance()->get_registered( $name );
	}
}
