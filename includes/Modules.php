<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\PageBlocks;
use Rueda\Form\Routes\Unneeded;
use Rueda\Report\MailForm;
use Rueda\Report\PostType;
use Rueda\Report\ReportModule;
use Rueda\Report\SharingFlags;
use Rueda\Share\ShareModule;
use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Translations;
use Rueda\Wheel\Plain\ReportForm;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Tells WordPress of the hooks that our modules declare, and builds a module when one of its hooks is called.
 *
 * The build collects the declarations in `build/hooks.php`: see tools/hooks.mjs.
 *
 * @phpstan-type Hooks array<string, list<array{string, string, int}>>
 * @phpstan-type Calls array<string, list<array{class-string, string, string, int, bool}>>
 * @phpstan-type Routes list<array{string, bool, string}>
 * @phpstan-type Printers array<string, array{class-string, string, string}>
 */
final class Modules {
	/** WordPress calls these actions once in a request. What is declared for one that is over is done at once. */
	private const ONCE = [ 'init', 'wp_loaded', 'rest_api_init', 'wp', 'wp_enqueue_scripts' ];

	/** These classes work on every page or every POST, and none of them says anything in words. */
	private const WITHOUT_TEXTS = [
		Types::class,
		PageBlocks::class,
		VisitorPage::class,
		PostType::class,
		NodeModule::class,
		Unneeded::class,
	];

	/** The option that is there while the servers of a site have to look after each other's files: see NodeTasks. */
	public const NODE_TASKS = 'rueda_node_tasks';

	/** The option that is there while the site has webhooks: see Webhooks. */
	public const WEBHOOKS = 'rueda_webhooks';

	/** @var array<class-string, object> */
	private array $built = [];

	/** @var array<string, true> The kinds of requests whose hooks WordPress knows. */
	private array $added = [];

	/** @var array{hooks?: Hooks, calls?: Calls, routes?: Routes, printers?: Printers} */
	private array $table = [];

	/** @var array<string, true> The REST routes that have been called. */
	private array $called = [];

	private bool $are_translated = false;
	private ?Clock $clock        = null;

	/**
	 * Returns a module, or another class that declares hooks, so that its parts can be used.
	 *
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	public function get( string $name ): object {
		if ( ! isset( $this->built[ $name ] ) ) {
			$this->begin_texts( $name );
			$this->built[ $name ] = new $name( $this );
		}
		/** @var T */
		return $this->built[ $name ];
	}

	/** Loads the translations, unless this class says nothing in words. */
	public function begin_texts( string $class_name ): void {
		if ( ! $this->are_translated && ! in_array( $class_name, self::WITHOUT_TEXTS, true ) ) {
			$this->are_translated = true;
			( new Translations() )->begin();
		}
	}

	/**
	 * Returns what a later module provides, by the interface that the earlier module has declared for it.
	 *
	 * @template T of object
	 * @param class-string<T> $interface
	 * @return T
	 */
	public function provided( string $interface ): object {
		$provider = match ( $interface ) {
			ReportForm::class   => $this->get( ReportModule::class )->wheel_form(),
			MailForm::class     => $this->get( ShareModule::class )->plain_mail(),
			SharingFlags::class => $this->get( ShareModule::class )->sharing(),
			default             => null,
		};
		assert( $provider instanceof $interface );
		return $provider;
	}

	public function clock(): Clock {
		return $this->clock ??= new Clock();
	}

	public function listen(): void {
		$file = RUEDA_DIR . 'build/hooks.php';
		if ( ! is_file( $file ) ) {
			add_action( 'admin_notices', fn () => $this->get( BlocksModule::class )->tell_that_build_is_missing() );
			return;
		}
		/** @var array{hooks: Hooks, calls: Calls, routes: Routes, printers: Printers} $table */
		$table       = require $file;
		$this->table = $table;
		$kinds       = [ 'every' ];
		// phpcs:disable WordPress.Security -- only looks of which kind the request is; what answers checks it.
		if ( wp_doing_ajax() ) {
			$kinds[] = 'ajax';
		} elseif ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			$kinds[] = 'post';
		} else {
			$names = array_map( static fn ( int|string $name ): string => 'with ' . $name, array_keys( $_GET ) );
			$kinds = [ ...$kinds, ...array_intersect( $names, array_keys( $table['hooks'] ) ) ];
		}
		// phpcs:enable
		if ( isset( wp_load_alloptions()[ self::NODE_TASKS ] ) ) {
			$kinds[] = 'nodes';
		}
		if ( isset( wp_load_alloptions()[ self::WEBHOOKS ] ) ) {
			$kinds[] = 'webhooks';
		}
		$is_screen = is_admin() && ! wp_doing_ajax();
		$is_tool   = wp_doing_cron() || defined( 'WP_CLI' ) || defined( 'XMLRPC_REQUEST' );
		// The plugin was activated within this request, by a call to Ajax or REST, so `init` is over.
		$is_late = did_action( 'init' ) > 0;
		if ( $this->is_wanted_whole() ) {
			$all   = array_keys( $table['hooks'] );
			$rest  = array_filter( $all, static fn ( string $kind ): bool => ! str_starts_with( $kind, 'with ' ) );
			$kinds = [ ...$kinds, ...$rest ];
		} elseif ( $is_screen || $is_tool || $is_late ) {
			$kinds[] = 'user';
		} else {
			add_action( 'init', [ $this, 'add_for_user' ], PHP_INT_MIN, 0 );
			// Some calls say who they are from after WordPress has begun, with an application password for instance.
			add_action( 'set_current_user', [ $this, 'add_for_user' ], 10, 0 );
		}
		$this->add( ...$kinds );
		add_action( 'rest_api_init', [ $this, 'add_for_rest' ], PHP_INT_MIN, 0 );
		// PHP code can make REST calls within any request, for instance with rest_do_request().
		add_filter( 'rest_pre_dispatch', [ $this, 'add_for_dispatch' ], PHP_INT_MIN, 3 );
	}

	private function is_wanted_whole(): bool {
		// Most sites have no such function, so the class that catches its errors is rarely loaded.
		if ( ! has_filter( 'rueda_begin_on_every_request' ) ) {
			return false;
		}
		/**
		 * Gives every request all of Rueda, for sites whose own code uses what only users and their calls need.
		 *
		 * @param bool $all Whether every request gets all of Rueda.
		 */
		return true === Listeners::filter( 'rueda_begin_on_every_request', false );
	}

	public function add_for_user(): void {
		if ( did_action( 'init' ) > 0 && get_current_user_id() > 0 ) {
			$this->add( 'user' );
		}
	}

	public function add_for_rest(): void {
		global $wp;
		// Without a route this is no REST request: a page uses REST, and add_for_dispatch() learns the route.
		$route = $wp instanceof \WP ? $wp->query_vars['rest_route'] ?? null : null;
		if ( is_string( $route ) ) {
			$this->add_for_route( $route );
		}
	}

	public function add_for_dispatch( mixed $answer, mixed $server, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request ) {
			$this->add_for_route( $request->get_route() );
		}
		return $answer;
	}

	/**
	 * Adds the hooks of modules whose declared routes are called. A route above them lists them, and a batch may call
	 * any.
	 */
	private function add_for_route( string $route ): void {
		if ( isset( $this->called[ $route ] ) ) {
			return;
		}
		$this->called[ $route ] = true;

		$called = strtolower( '/' . trim( $route, '/' ) );
		$called = preg_replace( [ '~^/batch/.*~', '~/\d+(?=/|$)~' ], [ '/', '/#' ], $called ) ?? $called;
		$called = rtrim( $called, '/' ) . '/';
		foreach ( $this->table['routes'] ?? [] as [ $ours, $is_alone, $kind ] ) {
			$is_ours = $is_alone ? $called === $ours : str_starts_with( $called, $ours );
			if ( $is_ours || str_starts_with( $ours, $called ) ) {
				$this->add( $kind );
			}
		}
	}

	/** Adds the hooks that a page needs on which this block stands, before or while the block is printed. */
	public function show_block( string $name ): void {
		$this->add( 'blocks', 'block ' . $name );
	}

	/**
	 * Tells WordPress of the hooks that are declared for some kinds of requests.
	 *
	 * @param string ...$kinds See Module::hooks().
	 */
	public function add( string ...$kinds ): void {
		$hooks = [];
		foreach ( $kinds as $kind ) {
			if ( ! isset( $this->added[ $kind ] ) ) {
				$this->added[ $kind ] = true;
				$hooks                = [ ...$hooks, ...( $this->table['hooks'][ $kind ] ?? [] ) ];
			}
		}
		$over = [];
		foreach ( $hooks as [ $hook, $call, $priority ] ) {
			$hook     = str_replace( '{plugin}', plugin_basename( RUEDA_FILE ), $hook );
			$is_over  = self::is_over( $hook, $priority );
			$callback = [ $this, $call ];
			assert( is_callable( $callback ) );
			if ( $is_over ) {
				$over[ $hook ][ $priority ][] = $call;
			}
			if ( ! $is_over || 'rest_api_init' === $hook ) {
				// A REST server that is built again calls the action again, and has none of our routes.
				add_filter( $hook, $callback, $priority, 9 );
			}
		}
		foreach ( self::ONCE as $hook ) {
			$calls = $over[ $hook ] ?? [];
			ksort( $calls );
			foreach ( array_merge( ...$calls ) as $call ) {
				$this->__call( $call, [] );
			}
		}
	}

	/**
	 * WordPress calls a method with the name of an entry in the table of calls.
	 *
	 * @param list<mixed> $given
	 */
	public function __call( string $call, array $given ): mixed {
		$value = $given[0] ?? null;
		foreach ( $this->table['calls'][ $call ] ?? [] as [ $class, $part, $method, $count, $is_action ] ) {
			$callback = $this->callback( $class, $part, $method );
			// PHP itself makes this call, so strict types do not apply and a numeric string is accepted as a number.
			$answer = call_user_func_array( $callback, array_slice( [ $value ] + $given, 0, $count ) );
			$value  = $is_action ? $value : $answer;
		}
		return $value;
	}

	/** @return callable|null What prints a block of ours: takes attributes, content and block, gives HTML. */
	public function printer( string $block_name ): ?callable {
		if ( ! isset( $this->table['printers'][ $block_name ] ) ) {
			return null;
		}
		return $this->callback( ...$this->table['printers'][ $block_name ] );
	}

	/**
	 * @param class-string $class_name
	 * @param string       $part       The method that gives the part of the class to be called; "" for the class
	 *                                 itself, and "::" for a static method of it.
	 */
	private function callback( string $class_name, string $part, string $method ): callable {
		$this->begin_texts( $class_name );
		$owner = '::' === $part ? $class_name : $this->get( $class_name );
		$give  = [ $owner, $part ];

		$is_part  = is_callable( $give ) && ! in_array( $part, [ '', '::' ], true );
		$callback = [ $is_part ? $give() : $owner, $method ];
		assert( is_callable( $callback ) );
		return $callback;
	}

	private static function is_over( string $hook, int $priority ): bool {
		if ( ! in_array( $hook, self::ONCE, true ) || 0 === did_action( $hook ) ) {
			return false;
		}
		/** @var array<string, \WP_Hook> $hooks */
		$hooks   = $GLOBALS['wp_filter'];
		$running = doing_action( $hook ) ? ( $hooks[ $hook ] ?? null ) : null;
		return null === $running || $running->current_priority() >= $priority;
	}
}
