<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Blocks\ViewScripts;
use Rueda\Support\Read;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The page of a report: of whoever asks for one by its whole address, and in no other way. A report that is gone has
 * a page that says so, inside the theme like any other.
 */
final class Page {
	public const DELETE = 'rueda_delete_report';

	private const STYLE = 'rueda-report';

	private ?Report $report = null;

	private bool $is_gone = false;

	private bool $is_owner = false;

	private ?string $content = null;

	public function __construct(
		private Reports $reports,
		private Address $addresses,
		private View $view,
		private MailForm $mail,
		private ViewScripts $views
	) {}

	/** The report that this request shows, for whoever adds something to its page. */
	public function report(): ?Report {
		return $this->report;
	}

	/**
	 * WordPress is told of a report only here, when it has read its query from the request and nothing of the
	 * visitor's is read any more: whatever else stood in the address (a feed, an embed, a page, an id) is dropped.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function route( array $query ): array {
		if ( is_admin() ) {
			return $query;
		}
		unset( $query[ Address::QUERY ] );
		$this->report  = null;
		$this->is_gone = false;
		$slug          = $this->addresses->slug_of( $this->asked() );
		if ( null === $slug ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- whether it is there.
			$is_none = isset( $_GET[ Address::QUERY ] ) || $this->addresses->is_below( $this->asked() );
			return $is_none ? [ 'error' => '404' ] : $query;
		}
		$this->report  = $this->reports->by_slug( $slug );
		$this->is_gone = null === $this->report && $this->addresses->was_given_out( $slug );
		return null === $this->report ? [ 'error' => '404' ] : [
			'post_type'    => Report::TYPE,
			'name'         => $slug,
			// Not a string, as everything that comes from an address: see PostType.
			Address::QUERY => true,
		];
	}

	public function prepare(): void {
		$report = $this->report;
		if ( null !== $report ) {
			$this->is_owner = $this->reports->is_owner( $report, $this->sent( $_GET, Address::OWNER ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the key is the proof.
			$this->send_headers();
			$this->delete_if_asked( $report );
			$this->mail->receive( $report, $this->view->address( $report, $this->is_owner ) );
			$this->show();
			add_filter( 'single_template_hierarchy', [ $this, 'templates' ] );
			add_filter( 'post_type_link', [ $this, 'link' ], PHP_INT_MAX, 2 );
		} elseif ( $this->is_gone ) {
			$this->send_headers();
			$this->stand_in();
			status_header( 410 );
			$this->show();
		}
	}

	/** @return array<string, string> */
	public static function headers(): array {
		return [
			'X-Robots-Tag'    => 'noindex, nofollow, noarchive',
			// The address is a key: no other site is to read it in what it is asked for.
			'Referrer-Policy' => 'no-referrer',
			'Cache-Control'   => 'private, no-cache, no-store, must-revalidate, max-age=0',
			'Expires'         => 'Wed, 11 Jan 1984 05:00:00 GMT',
		];
	}

	/**
	 * A report looks like the theme's pages: what belongs to posts (author, categories, neighbours) it has not.
	 *
	 * @return list<string>
	 */
	public function templates(): array {
		return [ 'single-' . Report::TYPE . '.php', 'page.php', 'singular.php', 'single.php', 'index.php' ];
	}

	/** The one page that may know this address is the one that was asked for by it. */
	public function link( mixed $link, WP_Post $post ): mixed {
		return null !== $this->report && $post->ID === $this->report->id() ? $this->report->link() : $link;
	}

	/** @return array<string, bool|string> */
	public function robots(): array {
		return [
			'noindex'   => true,
			'nofollow'  => true,
			'noarchive' => true,
		];
	}

	/** @return list<string> */
	public function body_class( mixed $classes ): array {
		return [ ...Read::strings( $classes ), 'rueda-report-page' ];
	}

	/** Before the head is printed, so that what the content needs is loaded there and nothing moves. */
	public function load(): void {
		wp_register_style( self::STYLE, false, [], RUEDA_VERSION );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of ours.
		wp_add_inline_style( self::STYLE, (string) file_get_contents( __DIR__ . '/report.css' ) );
		wp_enqueue_style( self::STYLE );
		if ( null !== $this->report ) {
			$this->views->enqueue( 'rueda/saved-chart' );
		}
		// What it consists of asks for its own styles.
		$this->made();
	}

	public function title( mixed $title ): mixed {
		return null === $this->report ? $title : Name::of( $this->report );
	}

	/** What the theme prints above the report. */
	public function heading( mixed $title, mixed $id = 0 ): mixed {
		return null !== $this->report && is_numeric( $id ) && (int) $id === $this->report->id()
			? esc_html( Name::of( $this->report ) )
			: $title;
	}

	/** Made once: before the head where the theme is made of blocks, with the styles of the head where it is not. */
	private function made(): string {
		$this->content ??= null === $this->report
			? $this->view->gone()
			: $this->view->report( $this->report, $this->is_owner );
		return $this->content;
	}

	/** Where the theme prints the page's text. Elsewhere, in a description for instance, it is empty as stored. */
	public function content( mixed $html ): mixed {
		$id = null === $this->report ? 0 : $this->report->id();
		return in_the_loop() && is_main_query() && get_the_ID() === $id ? $this->made() : $html;
	}

	private function show(): void {
		$this->content = null;
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// The word by which plugins that cache pages are told.
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- theirs.
		}
		$links = [
			'rel_canonical',
			'wp_shortlink_wp_head',
			'wp_oembed_add_discovery_links',
			'rest_output_link_wp_head',
		];
		foreach ( $links as $print ) {
			remove_action( 'wp_head', $print );
		}
		remove_action( 'wp_head', 'feed_links_extra', 3 );
		remove_action( 'wp_head', 'rest_output_link_wp_head', 10 );
		foreach ( [ 'wp_shortlink_header', 'rest_output_link_header' ] as $send ) {
			remove_action( 'template_redirect', $send, 11 );
		}
		add_filter( 'redirect_canonical', '__return_false' );
		add_filter( 'wp_robots', [ $this, 'robots' ], PHP_INT_MAX );
		add_filter( 'body_class', [ $this, 'body_class' ] );
		add_filter( 'single_post_title', [ $this, 'title' ], PHP_INT_MAX );
		add_filter( 'the_title', [ $this, 'heading' ], PHP_INT_MAX, 2 );
		add_action( 'wp_enqueue_scripts', [ $this, 'load' ], 20 );
		// After everybody who adds to contents: what others put below posts does not belong below somebody's answers.
		add_filter( 'the_content', [ $this, 'content' ], PHP_INT_MAX );
	}

	private function send_headers(): void {
		foreach ( headers_sent() ? [] : self::headers() as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}

	/** By the owner's page alone, and by its form: a link that is only followed deletes nothing. */
	private function delete_if_asked( Report $report ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- the key is the proof, and known to the owner alone.
		if ( ! $this->is_owner || ! $is_post || '' === $this->sent( $_POST, self::DELETE ) ) {
			return;
		}
		if ( $this->reports->delete( $report->id() ) ) {
			// To the page that says so. Loading it again sends no form a second time.
			wp_safe_redirect( $report->link(), 303, 'Rueda' );
			exit;
		}
	}

	/** A page that is no post, in the place of WordPress's 404. */
	private function stand_in(): void {
		global $wp_query, $post;
		if ( ! $wp_query instanceof WP_Query ) {
			return;
		}
		$page = new WP_Post(
			(object) [
				'ID'             => 0,
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => __( 'This report is no longer available', 'rueda' ),
				'post_name'      => 'report-gone',
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			]
		);
		$wp_query->init_query_flags();
		$wp_query->is_page           = true;
		$wp_query->is_singular       = true;
		$wp_query->queried_object    = $page;
		$wp_query->queried_object_id = 0;
		$wp_query->posts             = [ $page ];
		$wp_query->post              = $page;
		$wp_query->post_count        = 1;
		$wp_query->found_posts       = 1;
		$wp_query->max_num_pages     = 1;

		$post = $page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as WordPress does for the post of a page.
	}

	/** The address of this request, on the host that the site goes by. */
	private function asked(): string {
		$uri  = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$home = wp_parse_url( home_url( '/' ) );
		$host = is_array( $home ) ? ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' ) : '';
		return is_string( $uri ) && str_starts_with( $uri, '/' ) ? "http://{$host}{$uri}" : '';
	}

	/** @param array<array-key, mixed> $fields */
	private function sent( array $fields, string $name ): string {
		$value = $fields[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
