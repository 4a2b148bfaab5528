<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Compat\OldNames\NameLoader;
use Rueda\Form\Capabilities;
use Rueda\Form\FormMeta;
use Rueda\Form\FormModule;
use Rueda\Message\MessageRights;
use Rueda\Report\ReportModule;
use Rueda\Report\SavedChart\SavedChartModule;
use Rueda\Support\Read;
use Rueda\Wheel\WheelModule;

defined( 'ABSPATH' ) || exit;

/**
 * Registers what WordPress has to know of Rueda on every request, whatever the page shows: post types and shortcodes.
 * The modules behind them begin when one of them is used. Labels and templates are left to the modules, because
 * visitors see none of them.
 */
final class Types {
	/** The module of wheels decides about REST routes, because making them takes longer than all else here. */
	public const WHEEL = [
		'public'          => true,
		'menu_position'   => 58,
		'capability_type' => 'post',
		'map_meta_cap'    => true,
		'has_archive'     => false,
		// The word is so common that other plugins may use `?wheel=…`, so Rueda does not take this parameter.
		'query_var'       => false,
		'rewrite'         => [ 'slug' => 'wheel', 'with_front' => false ],
		'supports'        => [ 'title', 'editor', 'author', 'thumbnail', 'custom-fields', 'revisions' ],
	];

	/** The key of a wheel's address among WordPress's rewrite rules. */
	private const WHEEL_RULE = 'wheel/([^/]+)(?:/([0-9]+))?/?$';

	/** Forms have no owner: users who may publish pages may edit all, and users who write posts may choose one. */
	public const FORM = [
		'public'           => false,
		'show_ui'          => true,
		'menu_position'    => 58,
		'menu_icon'        => 'dashicons-email',
		'capabilities'     => [
			'edit_posts'             => 'publish_pages',
			'edit_others_posts'      => 'publish_pages',
			'edit_private_posts'     => 'publish_pages',
			'edit_published_posts'   => 'publish_pages',
			'publish_posts'          => 'publish_pages',
			'create_posts'           => 'publish_pages',
			'delete_posts'           => 'publish_pages',
			'delete_others_posts'    => 'publish_pages',
			'delete_private_posts'   => 'publish_pages',
			'delete_published_posts' => 'publish_pages',
			'read_private_posts'     => 'publish_pages',
			'read'                   => 'edit_posts',
		],
		'map_meta_cap'     => true,
		'query_var'        => false,
		'rewrite'          => false,
		'delete_with_user' => false,
		'supports'         => [ 'title', 'editor', 'author', 'custom-fields', 'revisions' ],
	];

	/** The author of a report has no rights in it: only users who may edit others' posts may see and delete reports. */
	public const REPORT = [
		'public'              => false,
		'publicly_queryable'  => false,
		'exclude_from_search' => true,
		'show_ui'             => false,
		'show_in_nav_menus'   => false,
		'show_in_rest'        => false,
		'embeddable'          => false,
		'query_var'           => false,
		'rewrite'             => false,
		'has_archive'         => false,
		// An export file would hold the report's address but not its answers.
		'can_export'          => false,
		'delete_with_user'    => true,
		'supports'            => false,
		'map_meta_cap'        => true,
		'capability_type'     => 'post',
		'capabilities'        => [
			'create_posts'           => 'do_not_allow',
			'edit_posts'             => 'edit_others_posts',
			'edit_published_posts'   => 'edit_others_posts',
			'edit_private_posts'     => 'edit_others_posts',
			'publish_posts'          => 'edit_others_posts',
			'read_private_posts'     => 'edit_others_posts',
			'delete_posts'           => 'delete_others_posts',
			'delete_published_posts' => 'delete_others_posts',
			'delete_private_posts'   => 'delete_others_posts',
		],
	];

	/** This class shows that Wheel of Life is active, as in Compat\WheelOfLife, which visitors' pages do not load. */
	private const WHEEL_OF_LIFE = 'WheelOfLife\Wheel_Of_Life';

	/** Meta with these names has defaults. Other plugins have names that begin with "wheel_", too. */
	private const META = '/^(rueda_|wheel_(meta_|chart_type$))/D';

	/** @var array<string, true> The types whose meta is registered. */
	private array $with_meta = [];

	/** @return array<string, list<array{0: string, 1: string, 2?: int, 3?: int}>> See Module. */
	public static function hooks(): array {
		return [
			'every' => [
				[ 'init', 'register_post_types', 10, 0 ],
				// These run late: names of older shortcodes are registered only if no other plugin has them.
				[ 'init', 'register_shortcodes', 20, 0 ],
				[ 'init', 'register_shortcodes_of_contact_form_7', 99, 0 ],
				[ 'init', 'offer_names_of_contact_form_7', 99, 0 ],
				[ 'wp_default_scripts', 'register_scripts_of_contact_form_7' ],
				[ 'wp_default_styles', 'register_styles_of_contact_form_7' ],
				[ 'get_available_languages', 'offer_spanish' ],
				// Meta of forms and wheels is cleaned and has defaults, whichever code writes or reads it.
				[ 'get_object_subtype_post', 'register_meta_of_type', PHP_INT_MIN ],
				[ 'default_post_metadata', 'register_meta_with_default', PHP_INT_MIN, 3 ],
				// This runs after post types are registered (10).
				[ 'init', 'upgrade', 11, 0 ],
				[ 'wp_loaded', 'keep_addresses', 10, 0 ],
				[ 'map_meta_cap', 'map_capability', 10, 4 ],
			],
		];
	}

	public function __construct( private Modules $modules ) {}

	/** WordPress asks for the type of a post just before it sanitizes meta of that post. */
	public function register_meta_of_type( mixed $type ): mixed {
		if ( 'rueda_form' === $type || 'wheel' === $type ) {
			$this->register_meta( $type );
		}
		return $type;
	}

	/** WordPress applies this filter where no meta is stored. Form\Forms reads forms, and has defaults of its own. */
	public function register_meta_with_default( mixed $value, mixed $post_id, mixed $name ): mixed {
		if ( is_string( $name ) && 1 === preg_match( self::META, $name ) && is_int( $post_id ) ) {
			$this->register_meta_of_type( get_post_type( $post_id ) );
		}
		return $value;
	}

	/** The meta is registered when it is first used, because naming all of it takes longer than all else here. */
	private function register_meta( string $type ): void {
		if ( ! isset( $this->with_meta[ $type ] ) ) {
			$this->with_meta[ $type ] = true;
			$this->modules->begin_texts( FormMeta::class );
			if ( 'wheel' === $type ) {
				$this->modules->get( WheelModule::class )->register_meta();
				$this->modules->get( ReportModule::class )->register_meta();
			} else {
				( new FormMeta() )->register();
			}
		}
	}

	public function upgrade(): void {
		if ( RUEDA_VERSION !== get_option( 'rueda_version' ) ) {
			$this->modules->get( SiteModule::class )->upgrade();
		}
	}

	/** Rewrite rules may lack ours: see WheelPostType. */
	public function keep_addresses(): void {
		if ( ! class_exists( self::WHEEL_OF_LIFE, false ) && self::is_wheel_rule_missing() ) {
			$this->modules->get( WheelModule::class )->keep_addresses();
		}
	}

	/**
	 * Each question for a capability comes here, so the classes that know ours are asked only for ours.
	 *
	 * @param mixed $capabilities A list of names, unless another filter has returned something else.
	 * @param mixed $asked        A name, as any code has asked for it.
	 */
	public function map_capability( mixed $capabilities, mixed $asked, mixed $user, mixed $given ): mixed {
		if ( ! is_array( $capabilities ) || ! is_string( $asked ) ) {
			return $capabilities;
		}
		if ( str_starts_with( $asked, 'rueda_' ) ) {
			$user  = is_numeric( $user ) ? (int) $user : 0;
			$given = is_array( $given ) ? $given : [];
			return ( new MessageRights() )->map( Read::strings( $capabilities ), $asked, $user, $given );
		}
		return str_starts_with( $asked, 'wpcf7_' ) && ! self::is_contact_form_7_active()
			? ( new Capabilities() )->map( Read::strings( $capabilities ), $asked )
			: $capabilities;
	}

	/** While the plugin Wheel of Life is active, that plugin registers the type of wheels. */
	public function register_post_types(): void {
		$types = [ 'rueda_form' => self::FORM, 'rueda_report' => self::REPORT ];
		if ( ! class_exists( self::WHEEL_OF_LIFE, false ) ) {
			$types['wheel'] = self::WHEEL;
		}
		foreach ( $types as $name => $arguments ) {
			if ( ! post_type_exists( $name ) ) {
				register_post_type( $name, $arguments );
			}
		}
	}

	/**
	 * Adds labels and the like to a type that is registered for visitors already, or registers the whole type.
	 *
	 * @param lowercase-string&non-empty-string $name
	 * @param array{public?: bool}              $arguments All arguments for register_post_type().
	 */
	public static function complete( string $name, array $arguments ): void {
		$type = get_post_type_object( $name );
		if ( null === $type ) {
			register_post_type( $name, $arguments );
			return;
		}
		$had_routes = $type->show_in_rest;
		$type->set_props( $arguments );
		if ( is_array( $type->supports ) ) {
			$type->add_supports();
		}
		if ( ! $had_routes && did_action( 'rest_api_init' ) > 0 && ! doing_action( 'rest_api_init' ) ) {
			$type->get_rest_controller()?->register_routes();
			$type->get_revisions_rest_controller()?->register_routes();
			$type->get_autosave_rest_controller()?->register_routes();
		}
	}

	/** Whether rewrite rules are stored but none leads to wheels; with plain permalinks no rules are stored. */
	public static function is_wheel_rule_missing(): bool {
		// The stored text is searched, because making an array of all rules takes longer than all we do for a visitor.
		$stored = wp_load_alloptions()['rewrite_rules'] ?? '';
		$found  = is_string( $stored ) ? strstr( $stored, '"' . self::WHEEL_RULE . '"' ) : false;
		if ( is_string( $found ) && str_contains( substr( $found, 0, 100 ), 'post_type=wheel' ) ) {
			return false;
		}
		$rules = get_option( 'rewrite_rules' );
		$rule  = is_array( $rules ) ? $rules[ self::WHEEL_RULE ] ?? '' : null;
		return is_string( $rule ) && ! str_contains( $rule, 'post_type=wheel' );
	}

	public function register_shortcodes(): void {
		add_shortcode( 'rueda_wheel', $this->shortcode( WheelModule::class ) );
		add_shortcode( 'rueda_saved_chart', $this->shortcode( SavedChartModule::class ) );
		if ( ! class_exists( self::WHEEL_OF_LIFE, false ) && ! shortcode_exists( 'wheeloflife' ) ) {
			add_shortcode( 'wheeloflife', $this->shortcode( WheelModule::class ) );
		}
	}

	public function register_shortcodes_of_contact_form_7(): void {
		foreach ( self::is_contact_form_7_active() ? [] : [ 'contact-form-7', 'contact-form' ] as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, $this->shortcode( FormModule::class ) );
			}
		}
	}

	/**
	 * Functions of themes and add-ons call functions and classes of Contact Form 7. They are offered where a function
	 * is on a hook of that plugin, or when somebody asks for one of the classes: decision 0028. They are for pages and
	 * for forms that are sent. Any other request may activate that plugin, which declares the same names.
	 */
	public function offer_names_of_contact_form_7(): void {
		if ( ! self::is_visit() || self::is_contact_form_7_active() ) {
			return;
		}
		/** @var array<string, mixed> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		if ( [] !== preg_grep( '/^wpcf7_/', array_keys( $hooks ) ) ) {
			NameLoader::offer();
			return;
		}
		spl_autoload_register(
			static function ( string $name ): void {
				if ( str_starts_with( $name, 'WPCF7' ) ) {
					NameLoader::load_for( $name );
				}
			}
		);
	}

	private static function is_visit(): bool {
		$is_other = is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) || defined( 'XMLRPC_REQUEST' )
			|| str_contains( self::asked(), 'wp/v2/plugins' );
		// phpcs:ignore WordPress.Security -- only whether a form was sent; the handler checks all of it.
		return ! $is_other && ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || isset( $_POST['_wpcf7_unit_tag'] ) );
	}

	private static function asked(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with a path of WordPress.
		$uri = $_SERVER['REQUEST_URI'] ?? '';
		return is_string( $uri ) ? rawurldecode( $uri ) : '';
	}

	/** As in Compat\ContactForm7, which visitors' pages do not load. */
	private static function is_contact_form_7_active(): bool {
		return class_exists( 'WPCF7', false ) && ! is_a( 'WPCF7', 'Rueda\Compat\OldNames\OldPlugin', true );
	}

	/**
	 * Add-ons name Contact Form 7's script and style as dependencies of theirs, and add inline code to them. Ours are
	 * empty, and the module of forms brings what they depend on. They are registered when WordPress registers its own
	 * scripts, because many calls need none.
	 */
	public function register_scripts_of_contact_form_7( \WP_Scripts $scripts ): void {
		if ( ! self::is_contact_form_7_active() ) {
			$view = generate_block_asset_handle( 'rueda/contact-form', 'viewScript' );
			$scripts->add( 'contact-form-7', false, [ 'wp-i18n', 'swv', $view ], RUEDA_VERSION, 1 );
			$scripts->add( 'swv', false, [], RUEDA_VERSION, 1 );
		}
	}

	public function register_styles_of_contact_form_7( \WP_Styles $styles ): void {
		if ( ! self::is_contact_form_7_active() ) {
			$style = generate_block_asset_handle( 'rueda/contact-form', 'style' );
			$styles->add( 'contact-form-7', false, [ $style ], RUEDA_VERSION );
			if ( is_rtl() ) {
				$styles->add( 'contact-form-7-rtl', false, [ 'contact-form-7' ], RUEDA_VERSION );
			}
		}
	}

	/**
	 * Rueda can speak Spanish on a site where WordPress cannot: see Support\SpanishFallback. While the theme is set up,
	 * WordPress asks for the languages that it can switch to. Later it asks for those that it offers for the
	 * site, and Spanish is not added then.
	 *
	 * @param mixed $languages Installed locales.
	 */
	public function offer_spanish( mixed $languages ): mixed {
		$is_asked = did_action( 'setup_theme' ) > 0 && 0 === did_action( 'after_setup_theme' );
		return $is_asked && is_array( $languages ) && ! in_array( 'es_ES', $languages, true )
			? [ ...$languages, 'es_ES' ]
			: $languages;
	}

	/** @param class-string<WheelModule|SavedChartModule|FormModule> $printer The module that prints the shortcode. */
	private function shortcode( string $printer ): \Closure {
		return function ( array|string $given, ?string $content, string $name ) use ( $printer ): string {
			/** @var array<array-key, string>|string $given */
			return $this->modules->get( $printer )->print_shortcode( $given, $content, $name );
		};
	}
}
