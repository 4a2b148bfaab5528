<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use Rueda\Blocks\BlocksModule;
use Rueda\Form\FormPostType;
use Rueda\Module;
use Rueda\Modules;
use Rueda\Types;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** What visitors' requests know of our types, and how it is completed when a module begins late. */
final class TypesTest extends TestCase {
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
			static fn ( array $settings, array $metadata ): array => [ 'uses_context' => [ $metadata['name'] ] ] + $settings,
			10,
			2
		);

		( new Types( new Modules() ) )->register_all();

		$type = self::block_type( 'rueda/wheel' );
		self::assertSame( [ 'type' => 'string' ], $type->attributes['mood'] );
		self::assertArrayHasKey( 'wheelId', $type->attributes );
		self::assertSame( [ 'root' => '.of-wheel' ], $type->selectors );
		self::assertSame( [ 'rueda/wheel' ], $type->uses_context );
	}

	public function test_blocks_inside_others_come_with_their_part_and_with_the_attributes_of_what_they_support(): void {
		$this->forget( 'rueda/slide' );
		$this->forget( 'rueda/form-field' );
		$types = new Types( new Modules() );

		$types->register_all();
		self::assertNull( self::block_type( 'rueda/slide' ) );

		$types->register_inner_blocks( 'carousel' );
		self::assertNull( self::block_type( 'rueda/form-field' ) );
		$attributes = self::block_type( 'rueda/slide' )->attributes;
		foreach ( [ 'lock', 'duration', 'backgroundColor', 'style', 'className', 'layout' ] as $name ) {
			self::assertArrayHasKey( $name, $attributes );
		}
	}

	public function test_a_part_that_begins_before_the_blocks_are_registered_has_them_too(): void {
		$this->forget( 'rueda/slide' );
		$types = new Types( new Modules() );

		$types->register_inner_blocks( 'carousel' );
		self::assertNull( self::block_type( 'rueda/slide' ) );

		$types->register_all();
		self::assertNotNull( self::block_type( 'rueda/slide' ) );
	}

	public function test_a_type_of_posts_gets_its_labels_without_being_registered_again(): void {
		register_post_type( 'rueda_probe', Types::WHEEL );
		$type  = get_post_type_object( 'rueda_probe' );
		$again = did_action( 'registered_post_type_rueda_probe' );

		Types::complete( 'rueda_probe', Types::WHEEL + [ 'labels' => [ 'name' => 'Probes' ] ] );

		self::assertSame( $type, get_post_type_object( 'rueda_probe' ) );
		self::assertSame( 'Probes', $type->label );
		self::assertSame( $again, did_action( 'registered_post_type_rueda_probe' ) );
		self::assertTrue( post_type_supports( 'rueda_probe', 'thumbnail' ) );
		unregister_post_type( 'rueda_probe' );
	}

	public function test_a_type_that_is_completed_after_the_server_of_calls_was_built_has_its_routes(): void {
		register_post_type( FormPostType::NAME, Types::FORM );
		self::assertArrayNotHasKey( '/wp/v2/rueda_form', self::new_server()->get_routes( 'wp/v2' ) );

		( new FormPostType() )->register();

		$routes = rest_get_server()->get_routes( 'wp/v2' );
		self::assertArrayHasKey( '/wp/v2/rueda_form', $routes );
		self::assertArrayHasKey( '/wp/v2/rueda_form/(?P<parent>[\d]+)/revisions', $routes );
	}

	public function test_a_module_that_began_late_gives_its_routes_to_each_server(): void {
		self::new_server();
		$module = new class( new Modules() ) extends Module {
			public int $times = 0;

			public function register(): void {
				self::at( 'rest_api_init', fn () => ++$this->times );
				self::at( 'init', fn () => ++$this->times );
			}
		};

		$module->register();
		self::assertSame( 2, $module->times );
		self::new_server();
		self::assertSame( 3, $module->times );
	}

	public function test_who_comes_after_the_server_was_built_sees_whole_block_types(): void {
		self::new_server();
		// All of them are registered again, by modules that print nothing.
		foreach ( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			if ( str_starts_with( $name, 'rueda/' ) ) {
				$this->forget( $name );
			}
		}
		$modules = new Modules();
		( new Types( $modules ) )->register_all();
		$modules->get( BlocksModule::class )->register();
		self::assertSame( '', self::block_type( 'rueda/wheel' )->title );

		wp_set_current_user( 1 );

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

	private static function new_server(): \WP_REST_Server {
		$GLOBALS['wp_rest_server'] = null;
		return rest_get_server();
	}
}
