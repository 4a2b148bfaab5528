<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\BlockStyles;
use Rueda\Blocks\BlockTypes;
use Rueda\Blocks\Recipe;
use Rueda\Blocks\ScriptChain;
use Rueda\Blocks\ViewScripts;
use Rueda\CallToAction\CallToActionAnswer;
use Rueda\CallToAction\CallToActionAssets;
use Rueda\CallToAction\CallToActionBlock;
use Rueda\CallToAction\CallToActionChoice;
use Rueda\CallToAction\CallToActionClickRoute;
use Rueda\CallToAction\CallToActionClicks;
use Rueda\CallToAction\CallToActionMarkup;
use Rueda\CallToAction\CallToActionModule;
use Rueda\CallToAction\CallToActionScreen;
use Rueda\CallToAction\CallToActionSettings;
use Rueda\Chart\BarPicture;
use Rueda\Chart\Pictures;
use Rueda\Chart\PolarPicture;
use Rueda\Chart\Raster\BarPlot;
use Rueda\Chart\Raster\Lettering;
use Rueda\Chart\Raster\PolarPlot;
use Rueda\Chart\Raster\Poster;
use Rueda\Chart\Raster\Typeface;
use Rueda\Chart\SavedChart;
use Rueda\Compat\WheelOfLife;
use Rueda\Compat\WheelOfLifeBlocks;
use Rueda\Form\Editor\DraftRoutes;
use Rueda\Form\Editor\FormEditorAssets;
use Rueda\Form\Editor\FormEditorModule;
use Rueda\Form\Editor\FormPatterns;
use Rueda\Form\FormHouse;
use Rueda\Form\FormModule;
use Rueda\Form\Forms;
use Rueda\Form\Letter\Attachments;
use Rueda\Form\Letter\AuthorFiles;
use Rueda\Form\Letter\HtmlLetter;
use Rueda\Form\Letter\LetterWriter;
use Rueda\Form\Letter\MailDefaults;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Form\Letter\SpecialTags;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\Courier;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailHealth;
use Rueda\Mail\MailModule;
use Rueda\Mail\MailPrivacy;
use Rueda\Mail\MailRoutes;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Mail\Timetable;
use Rueda\Message\MessageHouse;
use Rueda\Message\MessageModule;
use Rueda\Report\Admin\EmptyState;
use Rueda\Report\Admin\OverviewScreen;
use Rueda\Report\Admin\ReportAdminModule;
use Rueda\Report\Admin\ReportCsv;
use Rueda\Report\Admin\ReportDeletion;
use Rueda\Report\Admin\ReportDownload;
use Rueda\Report\Admin\ReportsScreen;
use Rueda\Report\Admin\WheelNames;
use Rueda\Report\Chart\ChartModule;
use Rueda\Report\Chart\ChartShortcode;
use Rueda\Report\Chart\WrittenCharts;
use Rueda\Report\Import\Importer;
use Rueda\Report\Import\ImportLedger;
use Rueda\Report\Import\ImportModule;
use Rueda\Report\Import\ImportPage;
use Rueda\Report\Import\ImportScreen;
use Rueda\Report\Import\ImportSettings;
use Rueda\Report\Import\OldLinks;
use Rueda\Report\Import\OldReports;
use Rueda\Report\Import\OldWheels;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Overview\Overview;
use Rueda\Report\Overview\OverviewRoute;
use Rueda\Report\PlainKeep;
use Rueda\Report\Preview\LinkPreview;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Report\Preview\PictureModule;
use Rueda\Report\Preview\ReportPicture;
use Rueda\Report\ReportAddress;
use Rueda\Report\ReportAdvice;
use Rueda\Report\ReportChart;
use Rueda\Report\ReportDesk;
use Rueda\Report\ReportLinks;
use Rueda\Report\ReportList;
use Rueda\Report\ReportModule;
use Rueda\Report\ReportPage;
use Rueda\Report\ReportPostType;
use Rueda\Report\ReportPrivacy;
use Rueda\Report\ReportRoutes;
use Rueda\Report\ReportRuns;
use Rueda\Report\Reports;
use Rueda\Report\ReportSearch;
use Rueda\Report\ReportSettings;
use Rueda\Report\ReportView;
use Rueda\Report\Retention;
use Rueda\Report\SaveReport;
use Rueda\Settings\PrivacySettings;
use Rueda\Settings\SettingsModule;
use Rueda\Settings\SettingsScreen;
use Rueda\Share\MailLimits;
use Rueda\Share\MailSettings;
use Rueda\Share\PlainMail;
use Rueda\Share\ReportLetters;
use Rueda\Share\ReportMailer;
use Rueda\Share\ReportMailHtml;
use Rueda\Share\ReportMailText;
use Rueda\Share\ShareActions;
use Rueda\Share\ShareModule;
use Rueda\Share\SharingSettings;
use Rueda\Share\TemplateRoutes;
use Rueda\Support\AjaxCall;
use Rueda\Support\Clock;
use Rueda\Support\CsvDownload;
use Rueda\Support\Lifecycle;
use Rueda\Support\LimitsTable;
use Rueda\Support\Lock;
use Rueda\Support\RateLimiter;
use Rueda\Support\RestNonce;
use Rueda\Support\Schedule;
use Rueda\Support\Sites;
use Rueda\Support\Tables;
use Rueda\Support\TablesModule;
use Rueda\Support\Translations;
use Rueda\Support\Upgrades;
use Rueda\Wheel\DefaultGraphic;
use Rueda\Wheel\LinkRoute;
use Rueda\Wheel\Plain\PlainFlow;
use Rueda\Wheel\Plain\PlainForm;
use Rueda\Wheel\Plain\PlainPost;
use Rueda\Wheel\Plain\PlainResult;
use Rueda\Wheel\Progress\WheelProgress;
use Rueda\Wheel\Progress\WheelProgressModule;
use Rueda\Wheel\Progress\WheelProgressRoute;
use Rueda\Wheel\WheelBlock;
use Rueda\Wheel\WheelEditorAssets;
use Rueda\Wheel\WheelMarkup;
use Rueda\Wheel\WheelMeta;
use Rueda\Wheel\WheelModule;
use Rueda\Wheel\WheelPage;
use Rueda\Wheel\WheelPatterns;
use Rueda\Wheel\WheelPostType;
use Rueda\Wheel\WheelReader;
use Rueda\Wheel\WheelRest;
use Rueda\Wheel\WheelShortcode;
use Rueda\Wheel\WheelVariables;
use Rueda\Wheel\WireBlocks;

defined( 'ABSPATH' ) || exit;

/** The composition root: the only place that knows all modules and builds what they work with. */
final class Plugin {
	public static function boot(): void {
		foreach ( self::modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private static function modules(): array {
		$clock    = new Clock();
		$limits   = new LimitsTable( $clock );
		$upgrades = new Upgrades( new Lock( $clock ), [ '0.1.0' => FirstSteps::all() ] );
		$views    = new ViewScripts( RUEDA_DIR );
		$outbox   = self::outbox( $clock );

		return [
			new Translations(),
			$upgrades,
			new Lifecycle( $upgrades, new Schedule(), new Sites(), new Tables() ),
			$limits,
			new TablesModule( FirstSteps::TABLES, $clock ),
			new RestNonce(),
			new SettingsModule( new PrivacySettings(), FirstSteps::option_rows(), new SettingsScreen() ),
			new BlocksModule( new BlockTypes( $views, RUEDA_DIR ), $views, new BlockStyles(), new Recipe( $views, new ScriptChain(), RUEDA_DIR ) ),
			self::wheels( $clock, $views ),
			self::calls_to_action( $clock, $views ),
			self::reports( $clock, $views, $outbox ),
			self::saved_charts( $clock, $views ),
			self::pictures( $clock ),
			self::reports_for_admins( $clock ),
			self::import( $clock ),
			self::wheel_progress( $clock, $views ),
			self::forms( $clock, $views, $outbox ),
			self::messages( $clock, $outbox ),
			self::form_editor( $clock, $outbox ),
			...( is_admin() ? [ ( new FormHouse( $clock, $outbox, 'move_uploaded_file' ) )->import() ] : [] ),
			self::mails( $clock, $outbox ),
			self::sharing( $clock, $outbox ),
			new WheelPatterns( new WheelOfLife() ),
			new WheelEditorAssets( new WheelOfLife() ),
			new LinkRoute(),
		];
	}

	private static function wheels( Clock $clock, ViewScripts $views ): WheelModule {
		$peer  = new WheelOfLife();
		$post  = new PlainPost();
		$keep  = new PlainKeep( $post, new WheelReader(), self::report_desk( $clock ), $peer );
		$call  = new CallToActionMarkup( new CallToActionChoice( new CallToActionSettings() ) );
		$plain = new PlainFlow( $post, new PlainForm(), new PlainResult( new Pictures( new PolarPicture(), new BarPicture() ) ), $keep, $call );
		$block = new WheelBlock( new WheelReader(), new WheelMarkup( new DefaultGraphic() ), $plain, $peer );

		return new WheelModule(
			new WheelPostType( SettingsScreen::SLUG ),
			new WheelMeta(),
			new WheelRest( new WireBlocks() ),
			$block,
			new WheelPage( $views, $peer, $block ),
			$keep,
			new WheelShortcode( $block, $views ),
			new WheelVariables( $views, $peer ),
			new WheelOfLifeBlocks(),
			$peer
		);
	}

	private static function calls_to_action( Clock $clock, ViewScripts $views ): CallToActionModule {
		$settings = new CallToActionSettings();
		$choice   = new CallToActionChoice( $settings );
		$clicks   = new CallToActionClicks();

		return new CallToActionModule(
			$settings,
			new CallToActionAnswer( $settings ),
			new CallToActionBlock( $choice, new CallToActionMarkup( $choice ) ),
			$clicks,
			new CallToActionClickRoute( $clicks, new RateLimiter( $clock, 'cta-click', 60, 10 * MINUTE_IN_SECONDS ) ),
			new CallToActionAssets( $views ),
			new CallToActionScreen(),
			new WheelOfLife()
		);
	}

	private static function stored_reports( Clock $clock ): Reports {
		return new Reports( new ReportAddress(), new Retention( $clock, new ReportSettings() ), $clock, new ReportRuns( $clock ) );
	}

	private static function report_desk( Clock $clock ): ReportDesk {
		return new ReportDesk( self::stored_reports( $clock ), new ReportRuns( $clock ), new RateLimiter( $clock, 'report', 60, 10 * MINUTE_IN_SECONDS ) );
	}

	private static function reports( Clock $clock, ViewScripts $views, Outbox $outbox ): ReportModule {
		$settings  = new ReportSettings();
		$retention = new Retention( $clock, $settings );
		$runs      = new ReportRuns( $clock );
		$addresses = new ReportAddress();
		$reports   = self::stored_reports( $clock );
		$list      = new ReportList( $reports );
		$wheels    = new WheelReader();
		$call      = new CallToActionMarkup( new CallToActionChoice( new CallToActionSettings() ) );
		$mail      = new PlainMail( self::share_actions( $clock, $outbox ), new SharingSettings(), $clock );
		$view      = new ReportView( new ReportAdvice( $wheels ), new ReportLinks( new SharingSettings() ), $mail, $call, $retention, $reports, new ReportChart() );

		return new ReportModule(
			new ReportPostType(),
			$settings,
			$retention,
			$runs,
			new SaveReport( new AjaxCall(), $wheels, self::report_desk( $clock ), new WheelOfLife() ),
			new ReportPage( $reports, $addresses, $view, $mail, $views ),
			new ReportRoutes( $reports, $addresses, $list ),
			new ReportPrivacy( $list, $reports, $retention ),
			$reports
		);
	}

	private static function saved_charts( Clock $clock, ViewScripts $views ): ChartModule {
		$chart = new SavedChart( new Pictures( new PolarPicture(), new BarPicture() ) );
		return new ChartModule( new ChartShortcode( self::stored_reports( $clock ), new ReportChart() ), new WrittenCharts( $views, new WheelOfLife(), $chart ) );
	}

	private static function reports_for_admins( Clock $clock ): ReportAdminModule {
		$reports = self::stored_reports( $clock );
		$search  = new ReportSearch( $reports, new ReportAddress(), new Retention( $clock, new ReportSettings() ) );
		$totals  = new AreaTotals();
		$names   = new WheelNames();
		$empty   = new EmptyState( new DefaultGraphic() );
		$file    = new ReportDownload( new ReportCsv( $search, $names ), new CsvDownload( ReportDownload::ACTION, ReportPostType::CAPABILITY ) );

		return new ReportAdminModule(
			$totals,
			new OverviewRoute( new Overview( $totals, new WheelProgress(), new CallToActionClicks() ), new WheelReader() ),
			new ReportsScreen( $search, $names, new ReportDeletion( $reports ), $file, $empty ),
			new OverviewScreen( $names, $empty ),
			$file
		);
	}

	private static function import( Clock $clock ): ImportModule {
		$sources  = new OldReports( new Retention( $clock, new ReportSettings() ), $clock );
		$wheels   = new OldWheels( $sources );
		$ledger   = new ImportLedger( $clock );
		$settings = new ImportSettings();
		$importer = new Importer( $sources, $wheels, $ledger, self::stored_reports( $clock ), new ReportAddress(), new WheelReader(), new Lock( $clock ) );
		$page     = new ImportPage( $sources, $wheels, $settings, new EmptyState( new DefaultGraphic() ), new WheelOfLife() );

		return new ImportModule( new ImportScreen( $importer, $settings, $page ), new OldLinks( $ledger, $settings, new ReportAddress() ) );
	}

	private static function wheel_progress( Clock $clock, ViewScripts $views ): WheelProgressModule {
		$progress = new WheelProgress();
		$route    = new WheelProgressRoute( new WheelReader(), $progress, new RateLimiter( $clock, 'wheel-progress', 120, 10 * MINUTE_IN_SECONDS ) );

		return new WheelProgressModule( $progress, $route, $views, new WheelOfLife() );
	}

	private static function report_picture(): ReportPicture {
		$fonts  = RUEDA_DIR . 'assets/fonts/NotoSans-';
		$poster = new Poster( new Lettering( new Typeface( "{$fonts}Regular.ttf" ) ), new Lettering( new Typeface( "{$fonts}Bold.ttf" ) ), new PolarPlot(), new BarPlot() );
		return new ReportPicture( new ReportSettings(), new PictureFiles(), $poster );
	}

	private static function pictures( Clock $clock ): PictureModule {
		$reports = self::stored_reports( $clock );
		$picture = self::report_picture();
		return new PictureModule( $picture, new PictureFiles(), $reports, new ReportAddress(), new LinkPreview( $reports, $picture ) );
	}

	private static function sharing( Clock $clock, Outbox $outbox ): ShareModule {
		$settings = new MailSettings();
		$routes   = new TemplateRoutes( self::report_letters(), $settings, $outbox, $clock );

		return new ShareModule( self::share_actions( $clock, $outbox ), new SharingSettings(), $settings, $routes, $outbox, new MailLimits( $clock ), new WheelOfLife() );
	}

	private static function share_actions( Clock $clock, Outbox $outbox ): ShareActions {
		$mailer = new ReportMailer( new MailLimits( $clock ), self::report_letters(), new MailSettings(), $outbox );
		return new ShareActions( new SharingSettings(), self::stored_reports( $clock ), $mailer );
	}

	private static function report_letters(): ReportLetters {
		return new ReportLetters( new ReportMailHtml(), new ReportMailText(), self::report_picture() );
	}

	private static function outbox( Clock $clock ): Outbox {
		return new Outbox( new Ledger( $clock ), new Courier(), new Timetable( $clock ), new MailTimeout( $clock ) );
	}

	private static function mails( Clock $clock, Outbox $outbox ): MailModule {
		$ledger = new Ledger( $clock );
		return new MailModule( $outbox, new Timetable( $clock ), new MailHealth( $ledger, $clock ), new MailPrivacy( $ledger ), new MailRoutes( $outbox ) );
	}

	private static function forms( Clock $clock, ViewScripts $views, Outbox $outbox ): FormModule {
		return ( new FormHouse( $clock, $outbox, 'move_uploaded_file' ) )->module( $views );
	}

	private static function form_editor( Clock $clock, Outbox $outbox ): FormEditorModule {
		$defaults = new MailDefaults();
		$tags     = new MailTags( new SpecialTags() );
		$samples  = new SampleAnswers( $clock );
		$checks   = ( new FormHouse( $clock, $outbox, 'move_uploaded_file' ) )->checks();
		$writer   = new LetterWriter( $tags, new Attachments( new UploadFolder(), new AuthorFiles( new UploadFolder() ) ), new HtmlLetter() );
		$routes   = new DraftRoutes( new Forms( $defaults ), $checks, $writer, $samples, $outbox, new RateLimiter( $clock, 'form-test', 10, HOUR_IN_SECONDS ) );

		return new FormEditorModule( new FormPatterns(), new FormEditorAssets( $defaults ), $checks, $routes );
	}

	private static function messages( Clock $clock, Outbox $outbox ): MessageModule {
		return ( new MessageHouse( $clock, $outbox, new FormHouse( $clock, $outbox, 'move_uploaded_file' ) ) )->module();
	}
}
