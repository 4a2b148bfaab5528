<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Field\Field;
use Rueda\Form\Guard\CaptchaRoute;
use Rueda\Form\Guard\SpamChecks;
use Rueda\Form\Intake\PlainPost;
use Rueda\Form\Letter\Mailer;
use Rueda\Form\Page\ContactFormBlock;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Page\FormVariables;
use Rueda\Form\Page\OldPlaces;
use Rueda\Form\Routes\FeedbackRoutes;
use Rueda\Form\Routes\ManagementRoutes;
use Rueda\Form\Upload\UnusedUploads;
use Rueda\Module;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Forms: where they are stored, how they stand on pages, and what happens to what visitors send. */
final class FormModule implements Module {

	public const OVERDUE = 'rueda_send_overdue_messages';

	public const FIVE_MINUTES = 'rueda_five_minutes';

	public function __construct(
		private FormPostType $post_type,
		private FormMeta $meta,
		private Capabilities $capabilities,
		private FormPrinter $printer,
		private ContactFormBlock $block,
		private OldPlaces $places,
		private FormVariables $variables,
		private FeedbackRoutes $feedback,
		private ManagementRoutes $management,
		private CaptchaRoute $captcha,
		private PlainPost $plain,
		private SpamChecks $spam,
		private Mailer $mailer,
		private ContactForm7 $peer,
		private ScheduledJob $overdue,
		private UnusedUploads $unused_uploads
	) {}

	public function register(): void {
		add_filter( 'register_block_type_args', [ $this, 'render_by_class' ], 10, 2 );
		add_action( 'init', [ $this, 'register_types' ] );
		// After the block types, whose scripts they stand for, and only where nobody else has the names.
		add_action( 'init', [ $this->variables, 'register_handles' ], 20 );
		add_action( 'init', [ $this->places, 'take_free_names' ], 99 );
		$this->overdue->register( [ $this->mailer, 'send_overdue' ] );
		$this->unused_uploads->register();
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
		add_action( 'parse_request', [ $this->plain, 'receive' ], 20 );
		add_filter( 'document_title_parts', [ $this->plain, 'title' ] );
		add_action( 'wp_head', [ $this->variables, 'make_way' ], 8 );
		add_action( 'wp_print_footer_scripts', [ $this->variables, 'print' ], 8 );
		add_action( 'rueda_mail_settled', [ $this->mailer, 'follow' ], 10, 4 );
		// phpcs:ignore WordPress.WP.CronInterval -- whoever waits for a mail waits for minutes.
		add_filter( 'cron_schedules', [ $this, 'add_interval' ] );
	}

	public function register_types(): void {
		$this->post_type->register();
		$this->meta->register();
		$this->spam->register();
		if ( ! $this->peer->is_active() ) {
			add_filter( 'map_meta_cap', [ $this->capabilities, 'map' ], 10, 2 );
		}
	}

	/** While the peer is active its namespace is its own. */
	public function register_routes(): void {
		$this->captcha->register();
		if ( $this->peer->is_active() ) {
			$this->feedback->register( FeedbackRoutes::OWN_NAMESPACE );
		} else {
			$this->feedback->register();
			$this->management->register();
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $schedules
	 * @return array<string, array<string, mixed>>
	 */
	public function add_interval( array $schedules ): array {
		$schedules[ self::FIVE_MINUTES ] = [
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => __( 'Every five minutes', 'rueda' ),
		];
		return $schedules;
	}

	/**
	 * The blocks are printed by classes with collaborators; render files would have to build them themselves.
	 *
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	public function render_by_class( array $args, string $name ): array {
		$callback = match ( $name ) {
			ContactFormBlock::NAME => [ $this->block, 'render_block' ],
			Field::BLOCK           => [ $this->printer, 'render_field' ],
			FormPrinter::SUBMIT    => [ $this->printer, 'render_submit' ],
			default                => null,
		};
		return null === $callback ? $args : [ 'render_callback' => $callback ] + $args;
	}
}
